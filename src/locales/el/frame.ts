import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Ανοίξτε τη σελίδα σε δική της καρτέλα',
  refusedText:
    'Δεν μπορείτε να συνδεθείτε όσο βρίσκεται μέσα σε άλλον ιστότοπο. Έτσι κανείς δεν σας ξεγελά για να κάνετε κλικ.',
  openInTab: 'Άνοιγμα σε νέα καρτέλα',
  devRefusedHelp: (origins) =>
    `Για να επιτρέψετε ${origins}, γράψτε το στο frameAncestors του createLatchkit.`,
  covered: 'Κάτι καλύπτει αυτό το παράθυρο. Μετακινήστε το για να συνεχίσετε.',
}
