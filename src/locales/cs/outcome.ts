import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Odesílá se',
  sendingText: 'Toto můžete zavřít. Dáme vám vědět, až to bude hotové.',
  steps: ['Podepsáno', 'Odesláno do sítě', 'Potvrzeno'],
  sent: 'Odesláno',
  sentText: (network, seconds) => {
    const time = plural(seconds, {
      one: '# sekundu',
      few: '# sekundy',
      many: '# sekundy',
      other: '# sekund',
    })
    return network === null ? `Potvrzeno za ${time}.` : `Potvrzeno v síti ${network} za ${time}.`
  },
  andFee: (fee) => `a poplatek ${fee}`,
  done: 'Hotovo',
  explorer: 'Zobrazit v průzkumníku',

  revertedTransfer: 'Převod neprošel',
  revertedPermission: 'Povolení neprošlo',
  reverted: 'Transakce neprošla',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Nic se nepřesunulo' : `Nepřesunulo se: ${amount}`
    return fee === null
      ? `${moved}. Síť si poplatek nechala.`
      : `${moved}. Síť si nechala poplatek ${fee}.`
  },
  noFee: 'Zastavilo se to při simulaci, takže nebyl účtován žádný poplatek.',
  why: 'Proč:',
  noReason: 'síť neuvedla důvod.',
  where: 'Kde se to zastavilo',
  outermost: 'od vnějšího',
  chain: (steps) =>
    plural(steps, {
      one: '# krok',
      few: '# kroky, od vnějšího',
      many: '# kroku, od vnějšího',
      other: '# kroků, od vnějšího',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'kontrola v kontraktu selhala',
    '0x11': 'příliš velké nebo příliš malé číslo',
    '0x12': 'dělení nulou',
    '0x21': 'taková volba není',
    '0x22': 'poškozené úložiště',
    '0x31': 'v seznamu už není co odebrat',
    '0x32': 'takové místo v seznamu není',
    '0x41': 'příliš mnoho paměti',
    '0x51': 'funkce, která neexistuje',
  },
  stopped: 'Zastaveno bez udání důvodu',
  selector: 'Žádný čitelný důvod. Selektor',
  cause: 'Příčina',
  log: 'Záznam programu',
  units: (units) => `Použité jednotky: ${units}`,

  replaced: 'Nahradila ji jiná transakce',
  replacedText:
    'Místo ní byla zařazena jiná transakce tohoto účtu se stejným číslem. Tato nic nepřevedla a nic nestála.',
  notIncluded: 'Žádný blok ji nezařadil, proto nebyl účtován žádný poplatek.',
}
