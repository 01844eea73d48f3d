import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'جارٍ قراءة الطلب',
  place: (position, count) => `${numeral.format(position)} من ${numeral.format(count)}`,
  decline: 'رفض',
  declineAll: 'رفض الكل',
  declined: 'تم الرفض. لم يُوقَّع شيء.',
  sign: 'توقيع',
  signPermission: 'توقيع الإذن',
  send: 'تأكيد وإرسال',
  signAnyway: 'توقيع مع ذلك',
  sendAnyway: 'إرسال مع ذلك',
  signing: 'جارٍ التوقيع',

  message: {
    headline: 'توقيع هذه الرسالة',
    line: 'يثبت أن هذه المحفظة لك. التوقيع مجاني ولا ينقل أموالًا بحد ذاته.',
  },
  signIn: (domain) => ({
    headline: `تسجيل الدخول إلى ${domain}`,
    line: 'يثبت أن هذه المحفظة لك. التوقيع مجاني ولا ينقل أموالًا بحد ذاته.',
  }),
  signInElsewhere: {
    headline: 'تسجيل الدخول إلى موقع آخر',
    line: 'يثبت أن هذه المحفظة لك. التوقيع مجاني ولا ينقل أموالًا بحد ذاته.',
  },
  permission: (spender, amount) => ({
    headline: `الموافقة على ${amount} بحد أقصى لصالح ${spender}`,
    line: `لا يكلّف شيئًا الآن. يسمح لـ ${spender} بأخذ أموالك لاحقًا، إلى أن تزيل الإذن.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `الموافقة على ${amount} بحد أقصى لصالح ${spender}`,
    line: `يكلّف رسوم الشبكة الآن. يسمح لـ ${spender} بأخذ أموالك لاحقًا، إلى أن تزيل الإذن.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `الموافقة بلا حد: ${tokens} لصالح ${spender}`,
    line:
      until === null
        ? `بلا حد وبلا تاريخ انتهاء. من يتحكم في هذا العقد يستطيع أخذ كل ما لديك من ${tokens} في أي وقت.`
        : `بلا حد. من يتحكم في هذا العقد يستطيع أخذ كل ما لديك من ${tokens} حتى ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `إزالة إذن: ${tokens}` : `إزالة إذن ${spender}`,
    line: `لن يصلح هذا الإذن بعد ذلك لأخذ ما لديك من ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `تقليل إذن ${spender}`,
    line: `سيصلح هذا الإذن بعد ذلك لأخذ أقل مما لديك من ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `طلب مبادلة: ${gives} بلا مقابل`
      : `طلب مبادلة: ${gives} مقابل ${gets} على الأقل`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'توقيع بيانات منظّمة' : `توقيع ${type} من أجل ${contract}`,
    line: 'يجب قراءة كل سطر. لا نعرف ما يفعله هذا التطبيق به.',
  }),
  transfer: (amount, to) => `إرسال ${amount} إلى ${to}`,
  call: (functionName, to) => `استخدام ${functionName} على ${to}`,
  deployment: 'إنشاء عقد جديد',
  unreadableCall: {
    headline: 'طلب غير مقروء',
    line: 'لا تتابع إلا إذا كنت تعرف هذا العقد.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `تفويض حسابك إلى ${to}`,
    line: isOnEveryChain
      ? 'تستطيع شيفرة هذا العقد فعل كل ما يمكنك فعله، بكل ما في هذا الحساب، وعلى كل شبكة.'
      : 'تستطيع شيفرة هذا العقد فعل كل ما يمكنك فعله، بكل ما في هذا الحساب.',
  }),
  delegationEnds: {
    headline: 'إيقاف تفويض حسابك',
    line: 'بعد ذلك لا أحد غيرك يتصرف نيابةً عن هذا الحساب.',
  },
  blind: {
    headline: 'طلب غير مقروء',
    line: 'لا تتابع إلا إذا كنت تعرف ما هو. قد يُؤخذ كل ما في محفظتك.',
  },
  money: {
    never: 'لا يغادر شيء محفظتك.',
    later: 'لا يكلّف شيئًا الآن. قد يغادر المال محفظتك لاحقًا.',
    onceSent: 'يمكن لأي شخص لديه التوقيع إرسال هذه المعاملة. عندها قد يغادر المال محفظتك.',
    now: 'يغادر المال محفظتك عند تأكيدك.',
    unknown: 'لا نستطيع معرفة ما إذا كان المال سيغادر محفظتك.',
    fee: 'لا يغادر محفظتك سوى رسوم الشبكة.',
  },

  unknownContract: 'عقد غير معروف',
  unknownAddress: 'عنوان غير معروف',
  unknownHolder: 'حساب توكنات مالكه غير معروف',
  anUnknownContract: 'عقد غير معروف',
  unknownToken: 'توكنات غير معروفة',
  yourself: 'نفسك',
  knownContract: 'عقد معروف',

  rows: {
    with: 'الحساب',
    from: 'من',
    to: 'إلى',
    contract: 'العقد',
    calls: 'ما يستدعيه',
    pay: 'ستدفع',
    fee: 'رسوم الشبكة',
    total: 'الإجمالي بحد أقصى',
    callsItself: 'يسمّي نفسه',
    paid: 'المدفوع',
    transaction: 'المعاملة',
    unsigned: 'غير مشمول بالتوقيع',
  },
  quoted: (text) => `«${text}»`,
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
      lead: 'هذا الإذن بلا حد.',
      text: 'معظم التطبيقات لا تطلب سوى ما أنت على وشك إنفاقه.',
    },
    unknownContract: {
      lead: 'لا نعرف هذا العقد.',
      text: 'يجب مقارنة عنوانه كاملًا بالعنوان المتوقَّع.',
    },
    noInterface: {
      lead: 'لا توجد واجهة محفوظة لهذا العقد،',
      text: 'لذلك تنقص الأسماء والمبالغ.',
    },
    farDeadline: (until) => ({
      lead: 'تنتهي صلاحية الطلبات عادةً خلال دقائق.',
      text:
        until === null ? 'هذا الطلب لا تنتهي صلاحيته أبدًا.' : `يبقى هذا الطلب صالحًا حتى ${until}.`,
    }),
    delegation: {
      lead: 'هذا يسلّم حسابك.',
      text: 'كاتب هذا العقد يستطيع أخذ كل ما في حسابك.',
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
      lead: `هذه الرسالة تسجّل دخولك إلى ${domain}، لكنك في ${host}.`,
      text: `إذا لم تأتِ من ${domain} فارفض.`,
    }),
    signInOtherAccount: {
      lead: 'هذا يذكر حسابًا آخر.',
      text: 'ليس هذا هو الحساب الذي توقّع به هنا.',
    },
    signInExpired: { lead: 'انتهت صلاحية هذا الطلب.', text: 'يجب البدء من جديد في التطبيق.' },
    signInNotYet: { lead: 'هذا غير صالح بعد.', text: 'يجب البدء من جديد في التطبيق لاحقًا.' },
    otherNetwork: {
      lead: 'هذا لشبكة أخرى.',
      text: 'لا تتابع إلا إذا كنت تتوقع ذلك.',
    },
    removesToo: (tokens) => ({
      lead: `ينتهي إذن آخر: ${tokens}.`,
      text: `لن يصلح هذا الإذن بعد ذلك لأخذ ما لديك من ${tokens}.`,
    }),
    notSimulated: {
      lead: 'تعذّرت محاكاة هذه المعاملة.',
      text: 'لا أحد يعرف بعد إن كانت ستنجح.',
    },
    wouldFail: (reason) => ({
      lead: 'ستفشل هذه المعاملة على الأرجح.',
      text: reason === null ? 'توقفت في المحاكاة.' : `توقفت في المحاكاة: ${reason}`,
    }),
    hash: {
      lead: 'هذه تجزئة (hash).',
      text: 'الحساب الذكي يأخذها كأمر من مالكه. قد يُنقل كل ما فيه.',
    },
    movesNothing: {
      lead: 'هذا لا ينقل شيئًا: المبلغ هو 0.',
      text: 'قد يضع تحويل كهذا عنوانًا غريبًا في سجلك.',
    },
    lost: {
      lead: 'سيضيع هذا.',
      text: 'لا أحد يستطيع استرداد شيء من هذا العنوان.',
    },
    nothingBack: {
      lead: 'لا تحصل على شيء مقابل ذلك.',
      text: 'ارفض، إلا إذا أردت التبرع به.',
    },
  },

  close: 'إغلاق',
  copyDetails: 'نسخ التفاصيل للدعم',
  noAnswer: {
    headline: 'لم نتلقَّ إجابة',
    line: 'لا نستطيع معرفة ما إذا تم التوقيع. يجب الاطلاع على نشاط حسابك قبل إعادة المحاولة.',
  },
  unknownSend: {
    headline: 'لا نعرف بعد ما إذا تم الإرسال',
    line: 'قد تتم المعاملة رغم ذلك. نواصل التحقق. لا ترسلها مرة أخرى قبل التأكد.',
  },
  unknownSubmit: {
    headline: 'لا نعرف بعد ما إذا تم الإرسال',
    line: 'قد تتم المعاملة رغم ذلك. إذا أرسلت المعاملة نفسها مرة أخرى، فلن تُدفع إلا مرة واحدة.',
  },
  earlierSend: {
    headline: 'لا تزال معاملة سابقة مفتوحة',
    line: 'لا نعرف بعد ما إذا تمت. نواصل التحقق. لم يُرسل أي شيء جديد.',
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
