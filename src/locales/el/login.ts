import type { LoginWords } from '../../react/words.ts'
import { minuteForms, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Σύνδεση: ${app}`,
  subtitle: 'Πρώτη φορά εδώ; Έτσι δημιουργείται ο λογαριασμός σας.',
  email: 'Email',
  emailOrPhone: 'Email ή αριθμός τηλεφώνου',
  phone: 'Αριθμός τηλεφώνου',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'Στέλνουμε έναν κωδικό με SMS. Ισχύουν οι συνήθεις χρεώσεις.',
  country: 'Χώρα',
  phoneMode: (country, callingCode) => `Αριθμός τηλεφώνου. Χώρα: ${country}, συν ${callingCode}.`,
  continue: 'Συνέχεια',
  sending: 'Αποστολή κωδικού',
  emptyEmail: 'Πληκτρολογήστε το email σας.',
  emptyEmailOrPhone: 'Πληκτρολογήστε το email ή τον αριθμό τηλεφώνου σας.',
  emptyPhone: 'Πληκτρολογήστε τον αριθμό τηλεφώνου σας.',
  badEmail: 'Πληκτρολογήστε ολόκληρη τη διεύθυνση email, όπως you@example.com.',
  badPhone: 'Πληκτρολογήστε ολόκληρο τον αριθμό με τον κωδικό χώρας.',
  phoneCountryOff: 'Δεν στέλνουμε SMS σε αυτή τη χώρα. Συνδεθείτε με άλλον τρόπο.',
  phoneNotChecked: 'Δεν μπορέσαμε να ελέγξουμε τον αριθμό. Δοκιμάστε ξανά σε λίγο.',
  tooManySends: (minutes) =>
    `Στάλθηκαν πάρα πολλοί κωδικοί σε αυτή τη διεύθυνση. Δοκιμάστε ξανά σε ${plural(minutes, minuteForms)}.`,
  tooManyRequests: (minutes) =>
    `Έγιναν πάρα πολλές προσπάθειες από εδώ. Δοκιμάστε ξανά σε ${plural(minutes, minuteForms)}.`,
  deliveryFailed: 'Δεν μπορέσαμε να στείλουμε τον κωδικό. Δοκιμάστε ξανά σε λίγο.',
  loadingMethods: 'Φόρτωση τρόπων σύνδεσης',
  nothingEnabled: 'Δεν έχει ενεργοποιηθεί ακόμη τρόπος σύνδεσης.',
  nothingEnabledHere:
    'Δεν έχει ενεργοποιηθεί ακόμη τρόπος σύνδεσης. Ελέγξτε το `methods` του createLatchkit και τι ενεργοποιεί η υπηρεσία.',
  legalBefore: 'Αν συνεχίσετε, αποδέχεστε τους ',
  legalTerms: 'Όρους',
  legalBetween: ' και την ',
  legalPrivacy: 'Πολιτική απορρήτου',
  legalAfter: '.',
}
