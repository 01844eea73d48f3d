import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'جارٍ قراءة الطلب',
  place: (position, count) => `${numeral.format(position)} من ${numeral.format(count)}`,
  decline: 'رفض',
  declined: 'تم الرفض. لم يُوقَّع شيء.',
  sign: 'توقيع',
  signPermission: 'توقيع الإذن',
  send: 'تأكيد وإرسال',
  signAnyway: 'توقيع مع ذلك',
  sendAnyway: 'إرسال مع ذلك',
  signing: 'جارٍ التوقيع',

  message: {
    headline: 'توقيع هذه الرسالة',
    line: 'يثبت أن هذه المحفظة لك. لا ينقل شيئًا ولا يكلّف شيئًا.',
  },
  signIn: (domain) => ({
    headline: `تسجيل الدخول إلى ${domain}`,
    line: 'يثبت أن هذه المحفظة لك. لا ينقل شيئًا ولا يكلّف شيئًا.',
  }),
  permission: (spender, amount) => ({
    headline: `تمكين ${spender} من إنفاق ما يصل إلى ${amount}`,
    line: `لا يكلّف شيئًا الآن. يتيح أخذ المال لاحقًا، إلى أن يتم إيقافه من جانبك. المستفيد: ${spender}.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `تمكين ${spender} من إنفاق ما يصل إلى ${amount}`,
    line: `يكلّف رسوم الشبكة الآن. يتيح أخذ المال لاحقًا، إلى أن يتم إيقافه من جانبك. المستفيد: ${spender}.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `تمكين ${spender} من أخذ كل ما لديك من ${tokens}`,
    line:
      until === null
        ? `بلا حد وبلا تاريخ انتهاء. من يتحكم في هذا العقد يستطيع إفراغ كل ما لديك من ${tokens} في أي وقت.`
        : `بلا حد. من يتحكم في هذا العقد يستطيع إفراغ كل ما لديك من ${tokens} حتى ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `توقيع ${type}` : `توقيع ${type} من أجل ${domain}`,
    line: 'يجب قراءة كل سطر. لا نعرف ما يفعله هذا التطبيق به.',
  }),
  transfer: (amount, to) => `إرسال ${amount} إلى ${to}`,
  call: (functionName, to) => `استدعاء ${functionName} من ${to}`,
  deployment: 'إنشاء عقد جديد',
  unreadableCall: (isSent) => ({
    headline: isSent ? 'إرسال استدعاء لا نستطيع قراءته' : 'توقيع استدعاء لا نستطيع قراءته',
    line: 'لا تجوز المتابعة إلا إذا كان هذا العقد معروفًا لديك.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `تمكين ${to} من التصرف نيابةً عن حسابك`,
    line: isOnEveryChain
      ? 'تستطيع شيفرة هذا العقد فعل كل ما يمكنك فعله، بكل ما في هذا الحساب، وعلى كل شبكة.'
      : 'تستطيع شيفرة هذا العقد فعل كل ما يمكنك فعله، بكل ما في هذا الحساب.',
  }),
  delegationEnds: {
    headline: 'منع أي عقد من التصرف نيابةً عن حسابك',
    line: 'لا ينقل شيئًا. بعد ذلك لا أحد غيرك يتصرف نيابةً عن هذا الحساب.',
  },
  blind: {
    headline: 'توقيع شيء لا نستطيع قراءته',
    line: 'لا تجوز المتابعة إلا إذا كان معروفًا لديك ما هو. قد ينقل كل ما في محفظتك.',
  },
  money: {
    never: 'لا يغادر شيء محفظتك.',
    later: 'لا يكلّف شيئًا الآن. قد يغادر المال محفظتك لاحقًا.',
    now: 'يغادر المال محفظتك عند تأكيدك.',
    unknown: 'لا نستطيع معرفة ما إذا كان المال سيغادر محفظتك.',
  },

  unknownContract: 'عقد غير معروف',
  unknownAddress: 'عنوان غير معروف',
  unknownHolder: 'حساب توكنات مالكه غير معروف',
  anUnknownContract: 'عقد غير معروف',
  unknownToken: 'توكن غير معروف',
  yourself: 'نفسك',
  knownContract: 'عقد معروف',

  rows: {
    with: 'باستخدام',
    from: 'من',
    to: 'إلى',
    contract: 'العقد',
    calls: 'ما يستدعيه',
    pay: 'ستدفع',
    fee: 'رسوم الشبكة',
    total: 'الإجمالي بحد أقصى',
    paid: 'المدفوع',
    transaction: 'المعاملة',
    unsigned: 'غير مشمول بالتوقيع',
  },
  nothing: 'لا شيء',
  atMost: (amount) => `${amount} بحد أقصى`,
  feeUnknown: 'غير معروفة بعد',
  paidBy: (app) => `على حساب ${app}`,
  data: (bytes) =>
    plural(bytes, {
      zero: 'بيانات، # بايت',
      one: 'بيانات، بايت واحد',
      two: 'بيانات، # بايت',
      few: 'بيانات، # بايت',
      many: 'بيانات، # بايت',
      other: 'بيانات، # بايت',
    }),
  asBytes: 'تُعرض كنص وتُرسل كبايتات',
  noLimit: 'بلا حد',
  never: 'أبدًا',
  yes: 'نعم',
  no: 'لا',
  items: (count) =>
    plural(count, {
      zero: '# عنصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '# عناصر',
      many: '# عنصرًا',
      other: '# عنصر',
    }),
  showAll: (characters) => `إظهار كل الأحرف، وعددها ${characters}`,
  showAddress: (short) => `${short}، إظهاره كاملًا`,
  readable: 'مقروء',
  raw: 'خام',
  showRaw: 'إظهار البيانات الخام',
  showReadable: 'إظهار بشكل مقروء',
  copyRaw: 'نسخ',

  notes: {
    unlimited: {
      lead: 'نادرًا ما تحتاج التطبيقات إلى هذا.',
      text: 'يمكن طلب إذن بمبلغ محدد بدلًا منه.',
    },
    unknownContract: {
      lead: 'لا نعرف هذا العقد.',
      text: 'يجب مقارنة عنوانه كاملًا بالعنوان المتوقَّع.',
    },
    noInterface: {
      lead: 'لا توجد واجهة محفوظة لهذا العقد،',
      text: 'لذلك تنقص الأسماء والمبالغ.',
    },
    farDeadline: (distance) => ({
      lead: 'هذا يمنح إذنًا.',
      text:
        distance === null
          ? 'لا ينتهي أبدًا؛ معظم التطبيقات تطلب دقائق.'
          : `موعد الانتهاء ${distance}؛ معظم التطبيقات تطلب دقائق.`,
    }),
    delegation: {
      lead: 'هذا يسلّم حسابك.',
      text: 'من كتب شيفرة هذا العقد يستطيع أخذ كل ما في الحساب.',
    },
    blind: {
      lead: 'لا أحد يستطيع قراءة هذا.',
      text: 'قد يكون دفعة أو إذنًا.',
    },
    hiddenCharacters: {
      lead: 'بعض الأحرف مخفية أو تشبه أحرفًا أخرى.',
      text: 'وُضعت عليها علامة في مواضعها.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `هذا يسجّل الدخول إلى ${domain}.`,
      text: `أنت الآن في ${host}. قد تستخدم الجهة التي تطلب ذلك حسابك هناك.`,
    }),
    signInOtherAccount: {
      lead: 'هذا يذكر حسابًا آخر.',
      text: 'ليس الحساب الذي سيوقّع.',
    },
    signInExpired: { lead: 'هذا قديم جدًا.', text: 'يجب البدء من جديد في التطبيق.' },
    signInNotYet: { lead: 'هذا غير صالح بعد.', text: 'يجب البدء من جديد في التطبيق لاحقًا.' },
    otherNetwork: {
      lead: 'هذا لشبكة أخرى.',
      text: 'لا تجوز المتابعة إلا إذا كان ذلك متوقعًا لديك.',
    },
    wouldFail: (reason) => ({
      lead: 'لن يتم هذا.',
      text: reason === null ? 'توقف في تشغيل تجريبي.' : `توقف في تشغيل تجريبي: ${reason}`,
    }),
  },

  close: 'إغلاق',
  copyDetails: 'نسخ التفاصيل للدعم',
  noAnswer: {
    headline: 'لم نتلقَّ إجابة',
    line: 'لا نستطيع معرفة ما إذا تم التوقيع. يجب الاطلاع على نشاط حسابك قبل إعادة المحاولة.',
  },
  notAllowed: {
    headline: 'هذا غير مسموح به',
    line: 'تمنعه قاعدة في حسابك. لم يُوقَّع شيء.',
  },
  needsOthers: {
    headline: 'يجب أن يوافق آخرون أولًا',
    line: 'لا يُوقَّع شيء حتى يوافق عدد كافٍ منهم.',
  },
  failed: {
    headline: 'تعذّر علينا توقيع هذا',
    line: 'لم يُوقَّع شيء. يمكن إعادة المحاولة بعد لحظات.',
  },
}
