import * as v from 'valibot'

const smartContractInterfaceId = v.object({ smartContractInterfaceId: v.string() })
const sendTransactionStatusId = v.object({ sendTransactionStatusId: v.string() })

/** The activities of contracts and of transactions: their part of `submitAnswers`. Spec: Submit endpoints. */
export const chainAnswers = {
  createSmartContractInterface: {
    path: '/public/v1/submit/create_smart_contract_interface',
    type: 'ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE',
    resultKey: 'createSmartContractInterfaceResult',
    result: smartContractInterfaceId,
  },
  deleteSmartContractInterface: {
    path: '/public/v1/submit/delete_smart_contract_interface',
    type: 'ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE',
    resultKey: 'deleteSmartContractInterfaceResult',
    result: smartContractInterfaceId,
  },
  signTransaction: {
    path: '/public/v1/submit/sign_transaction',
    type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
    resultKey: 'signTransactionResult',
    result: v.object({ signedTransaction: v.string() }),
  },
  ethSendTransaction: {
    path: '/public/v1/submit/eth_send_transaction',
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION',
    resultKey: 'ethSendTransactionResult',
    result: sendTransactionStatusId,
  },
  ethSendTransactionV2: {
    path: '/public/v1/submit/eth_send_transaction',
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2',
    resultKey: 'ethSendTransactionResult',
    result: sendTransactionStatusId,
  },
  solSendTransaction: {
    path: '/public/v1/submit/sol_send_transaction',
    type: 'ACTIVITY_TYPE_SOL_SEND_TRANSACTION',
    resultKey: 'solSendTransactionResult',
    result: sendTransactionStatusId,
  },
  solSendTransactionV2: {
    path: '/public/v1/submit/sol_send_transaction',
    type: 'ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2',
    resultKey: 'solSendTransactionResult',
    result: sendTransactionStatusId,
  },
} as const
