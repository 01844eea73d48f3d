import { test } from 'vitest'
import { backupRounds } from '../support/backupRounds.ts'

const BACKUPS = 20

test(
  `R10 ${BACKUPS} backups under load have all that was acknowledged before, and no secret`,
  () => backupRounds(BACKUPS),
  30 * 60_000,
)
