import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'جارٍ الإرسال',
  sendingText: 'يمكنك إغلاق هذا. سنخبرك عند الانتهاء.',
  steps: ['تم التوقيع', 'أُرسلت إلى الشبكة', 'تم التأكيد'],
  sent: 'تم الإرسال',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null ? `تم التأكيد خلال ${time}.` : `تم التأكيد على ${network} خلال ${time}.`
  },
  andFee: (fee) => `ورسوم قدرها ${fee}`,
  done: 'تم',
  explorer: 'عرض في المستكشف',

  revertedTransfer: 'لم يتم التحويل',
  revertedPermission: 'لم يتم منح الإذن',
  reverted: 'لم تتم المعاملة',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'لم يُنقل شيء' : `لم يُنقل مبلغك ${amount}`
    return `${moved}. احتفظت الشبكة بالرسوم${fee === null ? '' : `، وقدرها ${fee}`}.`
  },
  noFee: 'توقفت في المحاكاة، لذلك لم تُؤخذ رسوم.',
  why: 'السبب:',
  noReason: 'لم تذكر الشبكة سببًا.',
  where: 'أين توقفت',
  outermost: 'من الخارج إلى الداخل',
  chain: (steps) =>
    plural(steps, {
      zero: '# خطوة، من الخارج إلى الداخل',
      one: 'خطوة واحدة',
      two: 'خطوتان، من الخارج إلى الداخل',
      few: '# خطوات، من الخارج إلى الداخل',
      many: '# خطوة، من الخارج إلى الداخل',
      other: '# خطوة، من الخارج إلى الداخل',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'فشل فحص في العقد',
    '0x11': 'عدد أكبر أو أصغر من اللازم',
    '0x12': 'قسمة على صفر',
    '0x21': 'لا يوجد خيار كهذا',
    '0x22': 'تخزين تالف',
    '0x31': 'لم يبقَ ما يُؤخذ من القائمة',
    '0x32': 'لا يوجد موضع كهذا في القائمة',
    '0x41': 'ذاكرة أكثر من اللازم',
    '0x51': 'دالة غير موجودة',
  },
  stopped: 'توقفت دون سبب',
  selector: 'لا سبب مقروء. المحدِّد',
  cause: 'السبب',
  log: 'سجل البرنامج',
  units: (units) => `الوحدات المستخدمة: ${units}`,

  replaced: 'حلّت معاملة أخرى محلها',
  replacedText:
    'أُدرجت بدلًا منها معاملة أخرى من هذا الحساب بالرقم نفسه. هذه المعاملة لم تنقل شيئًا ولم تكلّف شيئًا.',
  notIncluded: 'لم تُدرجها أي كتلة، لذلك لم تُؤخذ أي رسوم.',
}
