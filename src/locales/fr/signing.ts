import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lecture de la demande',
  place: (position, count) => `${digits.format(position)} sur ${digits.format(count)}`,
  decline: 'Refuser',
  declined: 'Refusé. Rien n’a été signé.',
  sign: 'Signer',
  signPermission: 'Signer l’autorisation',
  send: 'Confirmer et envoyer',
  signAnyway: 'Signer quand même',
  sendAnyway: 'Envoyer quand même',
  signing: 'Signature',

  message: {
    headline: 'Signer ce message',
    line: 'Cela prouve que ce portefeuille est à vous. Cela ne déplace rien et ne coûte rien.',
  },
  signIn: (domain) => ({
    headline: `Se connecter à ${domain}`,
    line: 'Cela prouve que ce portefeuille est à vous. Cela ne déplace rien et ne coûte rien.',
  }),
  permission: (spender, amount) => ({
    headline: `Laisser ${spender} dépenser jusqu’à ${amount}`,
    line: `Ne coûte rien maintenant. Cela permet à ${spender} de prendre l’argent plus tard, jusqu’à ce que vous y mettiez fin.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Laisser ${spender} dépenser jusqu’à ${amount}`,
    line: `Coûte les frais de réseau maintenant. Cela permet à ${spender} de prendre l’argent plus tard, jusqu’à ce que vous y mettiez fin.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Laisser ${spender} prendre tous vos ${tokens}`,
    line:
      until === null
        ? `Sans limite ni date de fin. La personne qui contrôle ce contrat peut prendre tous vos ${tokens} à tout moment.`
        : `Sans limite. La personne qui contrôle ce contrat peut prendre tous vos ${tokens} jusqu’au ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Signer ${type}` : `Signer ${type} pour ${domain}`,
    line: 'Lisez chaque ligne. Nous ne savons pas ce que cette application en fait.',
  }),
  transfer: (amount, to) => `Envoyer ${amount} à ${to}`,
  call: (functionName, to) => `Appeler ${functionName} sur ${to}`,
  deployment: 'Créer un nouveau contrat',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Envoyer un appel que nous ne pouvons pas lire'
      : 'Signer un appel que nous ne pouvons pas lire',
    line: 'Ne continuez que si vous connaissez ce contrat.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Laisser ${to} agir au nom de votre compte`,
    line: isOnEveryChain
      ? 'Son code peut faire tout ce que vous pouvez, avec tout ce que contient ce compte, sur tous les réseaux.'
      : 'Son code peut faire tout ce que vous pouvez, avec tout ce que contient ce compte.',
  }),
  delegationEnds: {
    headline: 'Ne laisser aucun contrat agir au nom de votre compte',
    line: 'Cela ne déplace rien. Ensuite, personne d’autre que vous n’agit pour ce compte.',
  },
  blind: {
    headline: 'Signer quelque chose que nous ne pouvons pas lire',
    line: 'Ne continuez que si vous savez ce que c’est. Cela pourrait déplacer tout ce que contient votre portefeuille.',
  },
  money: {
    never: 'Rien ne quitte votre portefeuille.',
    later: 'Ne coûte rien maintenant. De l’argent peut quitter votre portefeuille plus tard.',
    now: 'De l’argent quitte votre portefeuille quand vous confirmez.',
    unknown: 'Nous ne pouvons pas dire si de l’argent quitte votre portefeuille.',
  },

  unknownContract: 'Contrat inconnu',
  unknownAddress: 'Adresse inconnue',
  unknownHolder: 'Compte de jetons au titulaire inconnu',
  anUnknownContract: 'un contrat inconnu',
  unknownToken: 'jetons inconnus',
  yourself: 'votre propre compte',
  knownContract: 'contrat connu',

  rows: {
    with: 'Avec',
    from: 'De',
    to: 'À',
    contract: 'Contrat',
    calls: 'Ce qui est appelé',
    pay: 'Vous payez',
    fee: 'Frais de réseau',
    total: 'Au plus, en tout',
    paid: 'Payé',
    transaction: 'Transaction',
    unsigned: 'Non signé',
  },
  nothing: 'Rien',
  atMost: (amount) => `au plus ${amount}`,
  feeUnknown: 'Pas encore connus',
  paidBy: (app) => `Payés par ${app}`,
  data: (bytes) =>
    plural(bytes, {
      one: 'Données, # octet',
      many: 'Données, # octets',
      other: 'Données, # octets',
    }),
  asBytes: 'Affiché en texte, envoyé en octets',
  noLimit: 'Sans limite',
  never: 'Jamais',
  yes: 'Oui',
  no: 'Non',
  items: (count) => plural(count, { one: '# élément', many: '# éléments', other: '# éléments' }),
  showAll: (characters) => `Afficher les ${characters} caractères`,
  showAddress: (short) => `${short}, tout afficher`,
  readable: 'Lisible',
  raw: 'Brut',
  showRaw: 'Afficher les données brutes',
  showReadable: 'Afficher en version lisible',
  copyRaw: 'Copier',

  notes: {
    unlimited: {
      lead: 'Les applications en ont rarement besoin.',
      text: 'Demandez plutôt une autorisation avec un montant.',
    },
    unknownContract: {
      lead: 'Nous ne connaissons pas ce contrat.',
      text: 'Comparez son adresse entière avec celle que vous attendez.',
    },
    noInterface: {
      lead: 'Aucune interface n’est enregistrée pour ce contrat,',
      text: 'les noms et les montants manquent donc.',
    },
    farDeadline: (distance) => ({
      lead: 'Cela donne une autorisation.',
      text:
        distance === null
          ? 'Elle ne prend jamais fin\u202f; la plupart des applications demandent quelques minutes.'
          : `Elle prend fin ${distance}\u202f; la plupart des applications demandent quelques minutes.`,
    }),
    delegation: {
      lead: 'Cela remet votre compte à quelqu’un d’autre.',
      text: 'La personne qui a écrit le code de ce contrat peut prendre tout ce que contient votre compte.',
    },
    blind: {
      lead: 'Personne ne peut lire ceci.',
      text: 'C’est peut-être un paiement ou une autorisation.',
    },
    hiddenCharacters: {
      lead: 'Certains caractères se cachent ou ressemblent à d’autres.',
      text: 'Ils sont marqués là où ils se trouvent.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Ceci connecte à ${domain}.`,
      text: `Vous êtes sur ${host}. La personne qui le demande pourrait y utiliser votre compte.`,
    }),
    signInOtherAccount: {
      lead: 'Ceci désigne un autre compte.',
      text: 'Ce n’est pas celui qui signerait.',
    },
    signInExpired: { lead: 'C’est trop ancien.', text: 'Recommencez dans l’application.' },
    signInNotYet: {
      lead: 'Ce n’est pas encore valable.',
      text: 'Recommencez plus tard dans l’application.',
    },
    otherNetwork: {
      lead: 'C’est pour un autre réseau.',
      text: 'Ne continuez que si vous vous y attendez.',
    },
    wouldFail: (reason) => ({
      lead: 'Cela n’aboutirait pas.',
      text:
        reason === null
          ? 'Cela s’est arrêté lors d’un essai à blanc.'
          : `Cela s’est arrêté lors d’un essai à blanc\u202f: ${reason}`,
    }),
  },

  close: 'Fermer',
  copyDetails: 'Copier les détails pour l’assistance',
  noAnswer: {
    headline: 'Nous n’avons pas eu de réponse',
    line: 'Nous ne pouvons pas dire si la signature a eu lieu. Regardez l’activité de votre compte avant de réessayer.',
  },
  notAllowed: {
    headline: 'Ce n’est pas autorisé',
    line: 'Une règle de votre compte l’interdit. Rien n’a été signé.',
  },
  needsOthers: {
    headline: 'D’autres personnes doivent d’abord approuver',
    line: 'Rien n’est signé tant qu’il n’y a pas assez d’approbations.',
  },
  failed: {
    headline: 'Nous n’avons pas pu signer',
    line: 'Rien n’a été signé. Réessayez dans un instant.',
  },
}
