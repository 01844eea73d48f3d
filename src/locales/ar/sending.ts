import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'إرسال',
  text: 'ستظهر لك الرسوم، ولا يغادر شيء محفظتك قبل تأكيدك.',
  network: 'الشبكة',
  asset: 'ماذا',
  to: 'إلى',
  toHint: (name) => `عنوان على ${name}.`,
  amount: 'المبلغ',
  review: 'مراجعة',
  reviewing: 'في انتظار تأكيدك',
  address: 'يلزم إدخال عنوان كامل: 0x ثم 40 خانة.',
  solanaAddress: 'يلزم إدخال عنوان Solana كامل.',
  checksum: 'في هذا العنوان خطأ كتابي. يجب نسخه من جديد.',
  nobody: 'لا يمكن استرداد الأموال المرسلة إلى هذا العنوان. تحقق من العنوان.',
  own: 'هذا هو عنوان الإرسال نفسه. يلزم إدخال عنوان آخر.',
  amountWrong: (example) => `يلزم إدخال مبلغ، مثل ${example}.`,
  failed: 'تعذّر إرسال هذا. لم يغادر شيء محفظتك.',
  noNetwork: 'لا توجد هنا شبكة للإرسال عليها.',
}
