export type {
  ActivityEndpoint,
  ParametersInput,
  ParametersOf,
  ResultInput,
  ResultOf,
} from './activity.ts'
export type { ActivityRecord, ActivityStatus } from './activityRecord.ts'
export { activityEnvelope, activityRecord, activityReply } from './activityRecord.ts'
export type { Endpoint, RequestInput, RequestOf, ResponseInput, ResponseOf } from './endpoint.ts'
export { type ErrorBody, errorBody } from './errorBody.ts'
export { type WireErrorCode, wireErrors } from './errorCode.ts'
export { headers } from './headers.ts'
export { type ProxyEndpoints, proxyEndpoints } from './proxyEndpoints.ts'
export { type ProxyEndpointsV2, proxyEndpointsV2 } from './proxyEndpointsV2.ts'
export { type QueryEndpoints, queryEndpoints } from './queryEndpoints.ts'
export { type SubmitEndpoints, submitEndpoints } from './submitEndpoints.ts'
