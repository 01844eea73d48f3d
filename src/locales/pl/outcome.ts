import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Wysyłanie',
  sendingText: 'Możesz to zamknąć. Damy znać, gdy będzie gotowe.',
  steps: ['Podpisano', 'Wysłano do sieci', 'Potwierdzono'],
  sent: 'Wysłano',
  sentText: (network, seconds) => {
    const time = plural(seconds, {
      one: '# sekundę',
      few: '# sekundy',
      many: '# sekund',
      other: '# sekundy',
    })
    return network === null
      ? `Potwierdzono w ${time}.`
      : `Potwierdzono w sieci ${network} w ${time}.`
  },
  andFee: (fee) => `i opłata ${fee}`,
  done: 'Gotowe',
  explorer: 'Zobacz w eksploratorze',

  revertedTransfer: 'Przelew się nie udał',
  revertedPermission: 'Zezwolenie się nie udało',
  reverted: 'Transakcja się nie udała',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Nic nie przeniesiono' : `Nie przeniesiono: ${amount}`
    return fee === null
      ? `${moved}. Sieć zatrzymała opłatę.`
      : `${moved}. Sieć zatrzymała opłatę: ${fee}.`
  },
  noFee: 'Zatrzymało się w symulacji, więc nie pobrano opłaty.',
  why: 'Dlaczego:',
  noReason: 'sieć nie podała powodu.',
  where: 'Gdzie się zatrzymało',
  outermost: 'od zewnątrz',
  chain: (steps) =>
    plural(steps, {
      one: '# krok',
      few: '# kroki, od zewnątrz',
      many: '# kroków, od zewnątrz',
      other: '# kroku, od zewnątrz',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'nie powiodło się sprawdzenie w kontrakcie',
    '0x11': 'liczba zbyt duża lub zbyt mała',
    '0x12': 'dzielenie przez zero',
    '0x21': 'nie ma takiego wyboru',
    '0x22': 'uszkodzona pamięć trwała',
    '0x31': 'na liście nie ma już czego pobrać',
    '0x32': 'nie ma takiego miejsca na liście',
    '0x41': 'zbyt dużo pamięci',
    '0x51': 'funkcja, której nie ma',
  },
  stopped: 'Zatrzymano bez powodu',
  selector: 'Brak czytelnego powodu. Selektor',
  cause: 'Przyczyna',
  log: 'Dziennik programu',
  units: (units) => `Zużyte jednostki: ${units}`,

  replaced: 'Zastąpiła ją inna transakcja',
  replacedText:
    'Zamiast niej uwzględniono inną transakcję tego konta o tym samym numerze. Ta niczego nie przeniosła i nic nie kosztowała.',
  notIncluded: 'Żaden blok jej nie uwzględnił, więc nie pobrano opłaty.',
}
