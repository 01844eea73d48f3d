import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lecture de la demande',
  place: (position, count) => `${digits.format(position)} sur ${digits.format(count)}`,
  decline: 'Refuser',
  declineAll: 'Tout refuser',
  declined: 'Refusé. Rien n’a été signé.',
  sign: 'Signer',
  signPermission: 'Signer l’autorisation',
  send: 'Confirmer et envoyer',
  signAnyway: 'Signer quand même',
  sendAnyway: 'Envoyer quand même',
  signing: 'Signature',

  message: {
    headline: 'Signer ce message',
    line: 'Cela prouve que ce portefeuille est à vous. La signature est gratuite et ne transfère pas de fonds par elle-même.',
  },
  signIn: (domain) => ({
    headline: `Se connecter à ${domain}`,
    line: 'Cela prouve que ce portefeuille est à vous. La signature est gratuite et ne transfère pas de fonds par elle-même.',
  }),
  signInElsewhere: {
    headline: 'Se connecter à un autre site',
    line: 'Cela prouve que ce portefeuille est à vous. La signature est gratuite et ne transfère pas de fonds par elle-même.',
  },
  permission: (spender, amount) => ({
    headline: `Autoriser jusqu’à ${amount} pour ${spender}`,
    line: `Ne coûte rien maintenant. Cela permet à ${spender} de prendre l’argent plus tard, jusqu’à ce que vous y mettiez fin.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Autoriser jusqu’à ${amount} pour ${spender}`,
    line: `Coûte les frais de réseau maintenant. Cela permet à ${spender} de prendre l’argent plus tard, jusqu’à ce que vous y mettiez fin.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Autoriser sans limite\u00a0: ${tokens} pour ${spender}`,
    line:
      until === null
        ? `Sans limite ni date de fin. La personne qui contrôle ce contrat peut prendre tous vos ${tokens} à tout moment.`
        : `Sans limite. La personne qui contrôle ce contrat peut prendre tous vos ${tokens} jusqu’au ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null
        ? `Supprimer une autorisation\u00a0: ${tokens}`
        : `Supprimer l’autorisation de ${spender}`,
    line: `Elle ne permettra plus de prendre vos ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Réduire l’autorisation de ${spender}`,
    line: `Elle permettra de prendre moins de vos ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Ordre\u00a0: ${gives} contre rien`
      : `Ordre\u00a0: ${gives} contre au moins ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null ? 'Signer des données structurées' : `Signer ${type} pour ${contract}`,
    line: 'Lisez chaque ligne. Nous ne savons pas ce que cette application en fait.',
  }),
  transfer: (amount, to) => `Envoyer ${amount} à ${to}`,
  call: (functionName, to) => `Utiliser ${functionName} sur ${to}`,
  deployment: 'Créer un nouveau contrat',
  unreadableCall: {
    headline: 'Demande illisible',
    line: 'Ne continuez que si vous connaissez ce contrat.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Déléguer votre compte à ${to}`,
    line: isOnEveryChain
      ? 'Son code peut faire tout ce que vous pouvez, avec tout ce que contient ce compte, sur tous les réseaux.'
      : 'Son code peut faire tout ce que vous pouvez, avec tout ce que contient ce compte.',
  }),
  delegationEnds: {
    headline: 'Ne plus déléguer votre compte',
    line: 'Ensuite, personne d’autre n’agit pour ce compte.',
  },
  blind: {
    headline: 'Demande illisible',
    line: 'Continuez seulement si vous savez de quoi il s’agit. Tout ce que contient votre portefeuille pourrait être pris.',
  },
  money: {
    never: 'Rien ne quitte votre portefeuille.',
    later: 'Ne coûte rien maintenant. De l’argent peut quitter votre portefeuille plus tard.',
    onceSent:
      'Toute personne qui a la signature peut envoyer cette transaction. De l’argent peut alors quitter votre portefeuille.',
    now: 'De l’argent quitte votre portefeuille quand vous confirmez.',
    unknown: 'Nous ne pouvons pas dire si de l’argent quitte votre portefeuille.',
    fee: 'Seuls les frais de réseau quittent votre portefeuille.',
  },

  unknownContract: 'Contrat inconnu',
  unknownAddress: 'Adresse inconnue',
  unknownHolder: 'Compte de jetons au titulaire inconnu',
  anUnknownContract: 'un contrat inconnu',
  unknownToken: 'jetons inconnus',
  yourself: 'votre propre compte',
  knownContract: 'contrat connu',

  rows: {
    with: 'Compte',
    from: 'De',
    to: 'À',
    contract: 'Contrat',
    calls: 'Ce qui est appelé',
    pay: 'Vous payez',
    fee: 'Frais de réseau',
    total: 'Total maximum',
    callsItself: 'Se présente comme',
    paid: 'Payé',
    transaction: 'Transaction',
    unsigned: 'Non signé',
  },
  quoted: (text) => `«\u00a0${text}\u00a0»`,
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
      lead: 'Cette autorisation est sans limite.',
      text: 'La plupart des applications ne demandent que ce que vous allez dépenser.',
    },
    unknownContract: {
      lead: 'Nous ne connaissons pas ce contrat.',
      text: 'Comparez son adresse entière avec celle que vous attendez.',
    },
    noInterface: {
      lead: 'Aucune interface n’est enregistrée pour ce contrat,',
      text: 'les noms et les montants manquent donc.',
    },
    farDeadline: (until) => ({
      lead: 'Les demandes expirent d’habitude en quelques minutes.',
      text:
        until === null ? 'Celle-ci n’expire jamais.' : `Celle-ci reste valable jusqu’au ${until}.`,
    }),
    delegation: {
      lead: 'Cela remet votre compte à quelqu’un d’autre.',
      text: 'L’auteur de ce contrat peut prendre tout ce que contient votre compte.',
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
      lead: `Ce message vous connecte à ${domain}, mais vous êtes sur ${host}.`,
      text: `Si vous ne venez pas de ${domain}, refusez.`,
    }),
    signInOtherAccount: {
      lead: 'Ceci désigne un autre compte.',
      text: 'Ce n’est pas le compte avec lequel vous signez ici.',
    },
    signInExpired: { lead: 'Cette demande a expiré.', text: 'Recommencez dans l’application.' },
    signInNotYet: {
      lead: 'Ce n’est pas encore valable.',
      text: 'Recommencez plus tard dans l’application.',
    },
    otherNetwork: {
      lead: 'C’est pour un autre réseau.',
      text: 'Ne continuez que si vous vous y attendez.',
    },
    removesToo: (tokens) => ({
      lead: `Une autre autorisation prend fin\u00a0: ${tokens}.`,
      text: `Elle ne permettra plus de prendre vos ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Cette transaction n’a pas pu être simulée.',
      text: 'Personne ne sait encore si elle réussira.',
    },
    wouldFail: (reason) => ({
      lead: 'Cette transaction va probablement échouer.',
      text:
        reason === null
          ? 'Elle s’est arrêtée pendant la simulation.'
          : `Elle s’est arrêtée pendant la simulation\u00a0: ${reason}`,
    }),
    hash: {
      lead: 'Ceci est une empreinte (hash).',
      text: 'Un compte intelligent la prend pour un ordre de son propriétaire. Tout ce qu’il contient pourrait être transféré.',
    },
    movesNothing: {
      lead: 'Ceci ne transfère rien\u00a0: le montant est 0.',
      text: 'Un tel transfert peut placer une adresse inconnue dans votre historique.',
    },
    lost: {
      lead: 'Ce serait perdu.',
      text: 'Personne ne peut rien récupérer à cette adresse.',
    },
    nothingBack: {
      lead: 'Vous ne recevez rien en échange.',
      text: 'Refusez, sauf si vous voulez en faire don.',
    },
  },

  close: 'Fermer',
  copyDetails: 'Copier les détails pour l’assistance',
  noAnswer: {
    headline: 'Nous n’avons pas eu de réponse',
    line: 'Nous ne pouvons pas dire si la signature a eu lieu. Regardez l’activité de votre compte avant de réessayer.',
  },
  unknownSend: {
    headline: 'Nous ne savons pas encore si c’est envoyé',
    line: 'La transaction peut encore aboutir. Nous continuons à vérifier. Ne la renvoyez pas avant de le savoir.',
  },
  unknownSubmit: {
    headline: 'Nous ne savons pas encore si c’est envoyé',
    line: 'La transaction peut encore aboutir. Si vous renvoyez la même, elle ne sera payée qu’une fois.',
  },
  earlierSend: {
    headline: 'Une transaction précédente est encore en cours',
    line: 'Nous ne savons pas encore si elle a abouti. Nous continuons à vérifier. Rien de nouveau n’a été envoyé.',
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
