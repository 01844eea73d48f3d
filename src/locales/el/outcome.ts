import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural, secondForms } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Αποστολή',
  sendingText: 'Μπορείτε να το κλείσετε. Θα σας πούμε όταν ολοκληρωθεί.',
  steps: ['Υπογράφηκε', 'Στάλθηκε στο δίκτυο', 'Επιβεβαιώθηκε'],
  sent: 'Στάλθηκε',
  sentText: (network, seconds) => {
    const time = plural(seconds, secondForms)
    return network === null
      ? `Επιβεβαιώθηκε σε ${time}.`
      : `Επιβεβαιώθηκε στο δίκτυο ${network} σε ${time}.`
  },
  andFee: (fee) => `και προμήθεια ${fee}`,
  done: 'Τέλος',
  explorer: 'Προβολή στον εξερευνητή',

  revertedTransfer: 'Η μεταφορά δεν ολοκληρώθηκε',
  revertedPermission: 'Η άδεια δεν ολοκληρώθηκε',
  reverted: 'Η συναλλαγή δεν ολοκληρώθηκε',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Τίποτα δεν μετακινήθηκε' : `Το ποσό ${amount} δεν μετακινήθηκε`
    return `${moved}. Το δίκτυο κράτησε την προμήθεια${fee === null ? '' : `, ${fee}`}.`
  },
  noFee: 'Σταμάτησε στη δοκιμαστική εκτέλεση, οπότε δεν χρεώθηκε προμήθεια.',
  why: 'Γιατί:',
  noReason: 'το δίκτυο δεν έδωσε αιτία.',
  where: 'Πού σταμάτησε',
  outermost: 'από έξω προς τα μέσα',
  chain: (steps) => plural(steps, { one: '# βήμα', other: '# βήματα, από έξω προς τα μέσα' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'ένας έλεγχος του συμβολαίου απέτυχε',
    '0x11': 'πολύ μεγάλος ή πολύ μικρός αριθμός',
    '0x12': 'διαίρεση με το μηδέν',
    '0x21': 'δεν υπάρχει τέτοια επιλογή',
    '0x22': 'κατεστραμμένος χώρος αποθήκευσης',
    '0x31': 'δεν έμεινε τίποτα να αφαιρεθεί από λίστα',
    '0x32': 'δεν υπάρχει τέτοια θέση σε λίστα',
    '0x41': 'πάρα πολλή μνήμη',
    '0x51': 'μια συνάρτηση που δεν υπάρχει',
  },
  stopped: 'Σταμάτησε χωρίς αιτία',
  selector: 'Δεν υπάρχει αναγνώσιμη αιτία. Επιλογέας',
  cause: 'Αιτία',
  log: 'Αρχείο καταγραφής προγράμματος',
  units: (units) => `Μονάδες που χρησιμοποιήθηκαν: ${units}`,
}
