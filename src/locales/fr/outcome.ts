import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Envoi',
  sendingText: 'Vous pouvez fermer. Nous vous dirons quand c’est terminé.',
  steps: ['Signé', 'Envoyé au réseau', 'Confirmé'],
  sent: 'Envoyé',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# seconde', many: '# secondes', other: '# secondes' })
    return network === null ? `Confirmé en ${time}.` : `Confirmé sur ${network} en ${time}.`
  },
  andFee: (fee) => `et des frais de ${fee}`,
  done: 'Terminé',
  explorer: 'Voir sur l’explorateur',

  revertedTransfer: 'Le transfert n’a pas abouti',
  revertedPermission: 'L’autorisation n’a pas abouti',
  reverted: 'La transaction n’a pas abouti',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Rien n’a bougé' : `Le montant de ${amount} n’a pas bougé`
    return `${moved}. Le réseau a gardé les frais${fee === null ? '' : ` de ${fee}`}.`
  },
  noFee: 'Arrêt pendant la simulation\u202f: aucuns frais n’ont été prélevés.',
  why: 'Raison\u202f:',
  noReason: 'le réseau n’en a donné aucune.',
  where: 'Lieu de l’arrêt',
  outermost: 'de l’extérieur vers l’intérieur',
  chain: (steps) =>
    plural(steps, {
      one: '# étape',
      many: '# étapes, de l’extérieur vers l’intérieur',
      other: '# étapes, de l’extérieur vers l’intérieur',
    }),
  panic: (code, meaning) =>
    meaning === null ? `Panic ${code}` : `Panic ${code}\u202f: ${meaning}`,
  panics: {
    '0x01': 'un contrôle du contrat a échoué',
    '0x11': 'nombre trop grand ou trop petit',
    '0x12': 'division par zéro',
    '0x21': 'ce choix n’existe pas',
    '0x22': 'stockage endommagé',
    '0x31': 'plus rien à prendre dans une liste',
    '0x32': 'cette place n’existe pas dans une liste',
    '0x41': 'trop de mémoire',
    '0x51': 'une fonction qui n’existe pas',
  },
  stopped: 'Arrêt sans raison',
  selector: 'Aucune raison lisible. Sélecteur',
  cause: 'Cause',
  log: 'Journal du programme',
  units: (units) => `${units} unités utilisées`,

  replaced: 'Une autre transaction a pris sa place',
  replacedText:
    'Une autre transaction de ce compte portant le même numéro a été incluse à sa place. Celle-ci n’a rien déplacé et n’a rien coûté.',
  notIncluded: 'Aucun bloc ne l’a incluse, aucun frais n’a donc été prélevé.',
}
