import fc from 'fast-check'

/** One thing that somebody does. Numbers choose among what there is. */
export type HistoryStep =
  | {
      readonly kind: 'make'
      readonly by: 'proxy' | 'root'
      readonly keys: 'none' | 'stranger' | 'victim' | 'both'
      readonly alsoNames: 'nothing' | 'strangersAddress'
    }
  | { readonly kind: 'strangerActs'; readonly place: number; readonly act: StrangerAct }
  | { readonly kind: 'strangerLogsIn'; readonly place: number }
  | { readonly kind: 'victimSignsUp' }
  | { readonly kind: 'victimUpdates'; readonly place: number }
  | {
      readonly kind: 'victimLogsIn'
      readonly by: 'otpLogin' | 'stampLogin'
      readonly withOwnKey: boolean
      readonly names: boolean
      readonly place: number
    }

const strangerActs = [
  'makeWallet',
  'addKey',
  'nameVictim',
  'makeTag',
  'deleteKeys',
  'addUser',
] as const
export type StrangerAct = (typeof strangerActs)[number]

const place = fc.nat({ max: 5 })

/** Random histories of the accounts that name one person's address. */
export const histories = fc.record({
  otpType: fc.constantFrom('OTP_TYPE_EMAIL' as const, 'OTP_TYPE_SMS' as const),
  steps: fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('make' as const),
          by: fc.constantFrom('proxy' as const, 'proxy' as const, 'root' as const),
          keys: fc.constantFrom('none' as const, 'stranger', 'victim', 'both'),
          alsoNames: fc.constantFrom('nothing' as const, 'strangersAddress'),
        }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('strangerActs' as const),
          place,
          act: fc.constantFrom(...strangerActs),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('strangerLogsIn' as const), place }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('victimSignsUp' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('victimUpdates' as const), place }) },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('victimLogsIn' as const),
          by: fc.constantFrom('otpLogin' as const, 'stampLogin'),
          withOwnKey: fc.boolean(),
          names: fc.boolean(),
          place,
        }),
      },
    ),
    { minLength: 3, maxLength: 14 },
  ),
})

export type History = {
  readonly otpType: 'OTP_TYPE_EMAIL' | 'OTP_TYPE_SMS'
  readonly steps: readonly HistoryStep[]
}
