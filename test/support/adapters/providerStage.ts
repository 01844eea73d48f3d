import { createLatchkitProvider } from '../../../src/eip1193/createLatchkitProvider.ts'
import { CAIP2 } from '../chain/chainStage.ts'
import { createAdapterStage, FAR_CAIP2 } from './adapterStage.ts'

/** A person with money on two chains, and their provider: on one that the service knows, and one that it does not. */
export async function createProviderStage() {
  const stage = await createAdapterStage()
  const person = await stage.richPerson()
  const { address } = await person.ethereum()
  const chains = person.kit.options.chains?.filter(({ caip2 }) =>
    [CAIP2, FAR_CAIP2].includes(caip2),
  )
  const makeProvider = (initialChain: string = FAR_CAIP2) =>
    createLatchkitProvider(person.kit, { chains, initialChain })
  const provider = makeProvider()
  return {
    ...stage,
    person,
    address,
    provider,
    makeProvider,
    ask: (method: string, ...params: unknown[]) => provider.request({ method, params }),
  }
}

export type ProviderStage = Awaited<ReturnType<typeof createProviderStage>>
