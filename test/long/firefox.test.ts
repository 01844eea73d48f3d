import { expect, test } from 'vitest'
import { startServiceWithEveryProvider } from '../e2e/support/everyProvider.ts'
import { setFirefoxStage } from '../e2e/support/firefox.ts'
import { signUpStayAndReturn } from '../e2e/support/firefoxJourney.ts'
import { people } from '../e2e/support/firefoxPeople.ts'
import { servePublishedPages } from '../e2e/support/stage.ts'
import { STRICT_HEADERS } from '../e2e/support/strictHeaders.ts'

const stage = setFirefoxStage({
  service: startServiceWithEveryProvider,
  pages: (service) => servePublishedPages(service, STRICT_HEADERS),
})
const organizations = new Set<unknown>()

test.each(Object.entries(people))(
  'in Firefox, with %s a new person signs up, stays, logs out and logs in again',
  async (_, meet) => {
    const organization = await signUpStayAndReturn(stage, meet)
    expect(organizations).not.toContain(organization)
    organizations.add(organization)
  },
)
