export {
  type LatchkitConnectorOptions,
  latchkitConnector,
} from './latchkitConnector.ts'
