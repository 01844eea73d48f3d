import type { Migration } from './migration.ts'

export const transactions: Migration = {
  name: '0007Transactions',
  statements: ({ text, integer }) => [
    `create table "smartContractInterfaces" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "type" ${text} not null,
      "address" ${text} not null,
      "addressKey" ${text} not null,
      "interfaceText" ${text} not null,
      "label" ${text} not null,
      "notes" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "smartContractInterfaces_organizationId" on "smartContractInterfaces" ("organizationId", "id")`,
    `create index "smartContractInterfaces_addressKey" on "smartContractInterfaces" ("addressKey", "id")`,
    `create table "sendTransactions" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "caip2" ${text} not null,
      "fromAddress" ${text} not null,
      "nonce" ${integer},
      "status" ${text} not null,
      "isOpen" ${integer} not null,
      "signedTransaction" ${text} not null,
      "hash" ${text},
      "errorJson" ${text},
      "dueAtMs" ${integer} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "sendTransactions_organizationId" on "sendTransactions" ("organizationId", "id")`,
    `create index "sendTransactions_fromAddress" on "sendTransactions" ("fromAddress", "id")`,
    `create index "sendTransactions_isOpen" on "sendTransactions" ("isOpen", "id")`,
  ],
}
