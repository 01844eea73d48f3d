export { type LatchkitAccount, toLatchkitAccount } from './toLatchkitAccount.ts'
