import type { CodeWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Δείτε το email σας',
  titleLink: 'Ο σύνδεσμος δεν μπορεί να χρησιμοποιηθεί',
  titleSms: 'Δείτε τα μηνύματά σας',
  sentDigits: (length) =>
    plural(length, { one: 'Στείλαμε κωδικό # ψηφίου:', other: 'Στείλαμε κωδικό # ψηφίων:' }),
  sentCharacters: (length) =>
    plural(length, { one: 'Στείλαμε κωδικό # χαρακτήρα:', other: 'Στείλαμε κωδικό # χαρακτήρων:' }),
  change: 'Αλλαγή',
  fieldDigits: (length) => plural(length, { one: 'Κωδικός # ψηφίου', other: 'Κωδικός # ψηφίων' }),
  fieldCharacters: (length) =>
    plural(length, { one: 'Κωδικός # χαρακτήρα', other: 'Κωδικός # χαρακτήρων' }),
  expiresIn: (time) => `Λήγει σε ${time}`,
  newCodeIn: (time) => `Νέος κωδικός σε ${time}`,
  sendNewCode: 'Αποστολή νέου κωδικού',
  sendNewCodeIn: (time) => `Αποστολή νέου κωδικού σε ${time}`,
  sendingNewCode: 'Στέλνεται νέος κωδικός',
  verify: 'Επαλήθευση κωδικού',
  verifying: 'Επαλήθευση',
  checking: 'Έλεγχος του κωδικού',
  accepted: 'Ο κωδικός έγινε δεκτός',
  acceptedForTab: 'Ο κωδικός έγινε δεκτός. Θα μείνετε σε σύνδεση ώσπου να κλείσει αυτή η καρτέλα.',
  loggedIn: 'Συνδεθήκατε',
  incompleteDigits: (length) =>
    plural(length, { one: 'Πληκτρολογήστε το # ψηφίο.', other: 'Πληκτρολογήστε και τα # ψηφία.' }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Πληκτρολογήστε τον # χαρακτήρα.',
      other: 'Πληκτρολογήστε και τους # χαρακτήρες.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Λάθος κωδικός. Δοκιμάστε ξανά.'
      : plural(triesLeft, {
          one: 'Λάθος κωδικός. Απομένει # προσπάθεια.',
          other: 'Λάθος κωδικός. Απομένουν # προσπάθειες.',
        }),
  expired: (minutes) =>
    `Αυτός ο κωδικός έληξε. Οι κωδικοί ισχύουν για ${plural(minutes, minuteForms)}.`,
  locked: 'Πάρα πολλές προσπάθειες. Μπορείτε τώρα να στείλετε νέο κωδικό.',
  lockedFor: (time) => `Πάρα πολλές προσπάθειες. Περιμένετε ${time} για νέο κωδικό.`,
  resent: 'Στάλθηκε νέος κωδικός. Ο παλιός δεν ισχύει πια.',
  linkTo: 'Ο σύνδεσμος από το email σας συνδέει με αυτή τη διεύθυνση:',
  linkWarning: 'Συνεχίστε μόνο αν ζητήσατε εσείς αυτόν τον σύνδεσμο.',
  linkOver: 'Ο σύνδεσμος έληξε ή έχει ήδη χρησιμοποιηθεί.',
  linkElsewhere: 'Ο σύνδεσμος λειτουργεί μόνο στο πρόγραμμα περιήγησης από το οποίο ζητήθηκε.',
  addressUnverified:
    'Ένας λογαριασμός αναφέρει αυτό το email ή τον αριθμό χωρίς επαλήθευση. Αν είναι δικός σας, χρησιμοποιήστε τον άλλο τρόπο σύνδεσής του.',
  createAccount: 'Δημιουργία νέου λογαριασμού',
  anotherMethod: 'Χρήση άλλου τρόπου',
  anotherWay: 'Δοκιμή άλλου τρόπου',
  openMailApp: 'Άνοιγμα εφαρμογής email',
  openNamedMail: (name) => `Άνοιγμα: ${name}`,
  devHint: (devCode) => `Τοπική υπηρεσία: ο κωδικός είναι ${devCode}.`,
  fillIn: 'Συμπλήρωση',
}
