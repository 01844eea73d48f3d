import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Gönderiliyor',
  sendingText: 'Bunu kapatabilirsiniz. Bitince size bildiririz.',
  steps: ['İmzalandı', 'Ağa gönderildi', 'Onaylandı'],
  sent: 'Gönderildi',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null
      ? `${time} içinde onaylandı.`
      : `${network} ağında ${time} içinde onaylandı.`
  },
  andFee: (fee) => `ve ücret: ${fee}`,
  done: 'Bitti',
  explorer: 'Gezginde gör',

  revertedTransfer: 'Transfer gerçekleşmedi',
  revertedPermission: 'İzin gerçekleşmedi',
  reverted: 'İşlem gerçekleşmedi',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Hiçbir şey aktarılmadı' : `${amount} aktarılmadı, sizde kaldı`
    return `${moved}. Ağ ücreti kesildi${fee === null ? '' : `: ${fee}`}.`
  },
  noFee: 'Simülasyonda durdu, bu yüzden ücret alınmadı.',
  why: 'Neden:',
  noReason: 'ağ bir neden belirtmedi.',
  where: 'Nerede durdu',
  outermost: 'dıştan içe',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# adım' })
      : plural(steps, { one: '# adım, dıştan içe', other: '# adım, dıştan içe' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'sözleşmenin bir denetimi başarısız oldu',
    '0x11': 'sayı çok büyük veya çok küçük',
    '0x12': 'sıfıra bölme',
    '0x21': 'böyle bir seçenek yok',
    '0x22': 'bozuk depolama',
    '0x31': 'listeden alınacak bir şey kalmadı',
    '0x32': 'listede böyle bir yer yok',
    '0x41': 'çok fazla bellek',
    '0x51': 'var olmayan bir işlev',
  },
  stopped: 'Neden belirtmeden durdu',
  selector: 'Okunabilir neden yok. Seçici',
  cause: 'Neden',
  log: 'Program günlüğü',
  units: (units) => `${units} birim kullanıldı`,

  replaced: 'Yerini başka bir işlem aldı',
  replacedText:
    'Bunun yerine bu hesabın aynı numaralı başka bir işlemi bloğa alındı. Bu işlem hiçbir şey taşımadı ve hiçbir ücrete yol açmadı.',
  notIncluded: 'Hiçbir blok onu almadı, bu yüzden ücret alınmadı.',
}
