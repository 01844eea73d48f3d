import { describe, expect, test } from 'vitest'
import { startServiceWithEveryProvider } from '../e2e/support/everyProvider.ts'
import { accountJourneys } from '../e2e/support/journeys/accountJourneys.ts'
import { type Meet, type Stage, walk } from '../e2e/support/journeys/journey.ts'
import { loginJourneys } from '../e2e/support/journeys/loginJourneys.ts'
import { providerJourneys } from '../e2e/support/journeys/providerJourneys.ts'
import { secretJourneys } from '../e2e/support/journeys/secretJourneys.ts'
import { sessionJourneys, setSessionStage } from '../e2e/support/journeys/sessionJourneys.ts'
import { signingJourneys } from '../e2e/support/journeys/signingJourneys.ts'
import { setStage } from '../e2e/support/stage.ts'

/** Each journey is left by Escape and brought to its end, by keyboard alone; the focus comes back to what has opened it. */
function walkAll(stage: Stage, journeys: Readonly<Record<string, Meet>>): void {
  test.each(Object.entries(journeys))(
    'by keyboard alone, focus never lost: %s',
    async (_, meet) => {
      expect(await walk(stage, meet)).toEqual([])
    },
  )
}

describe('logging in', () => walkAll(setStage(), loginJourneys))

describe('logging in at a provider', () => {
  walkAll(setStage({ service: startServiceWithEveryProvider }), providerJourneys)
})

describe('the account', () => {
  const stage = setStage()
  walkAll(stage, accountJourneys)
  walkAll(stage, secretJourneys)
})

describe('signing and sending', () => walkAll(setStage(), signingJourneys))

describe('the end of the session', () => {
  const go = setSessionStage()
  test.each(Object.entries(sessionJourneys))(
    'by keyboard alone, focus never lost: %s',
    async (_, journey) => {
      expect((await go(journey)).lost).toEqual([])
    },
  )
})
