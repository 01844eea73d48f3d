import { commonCalls } from '../support/faults/everyCall.ts'
import { surviveFaults } from '../support/faults/surviveFaults.ts'

surviveFaults(commonCalls)
