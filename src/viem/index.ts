export {
  type LatchkitAccount,
  type LatchkitAccountOptions,
  toLatchkitAccount,
} from './toLatchkitAccount.ts'
