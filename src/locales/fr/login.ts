import type { LoginWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Se connecter à ${app}`,
  subtitle: 'Première visite\u202f? Cela crée votre compte.',
  email: 'E-mail',
  emailOrPhone: 'E-mail ou numéro de téléphone',
  phone: 'Numéro de téléphone',
  emailPlaceholder: 'vous@example.com',
  phoneHint: 'Nous envoyons un code par SMS. Tarifs habituels.',
  country: 'Pays',
  phoneMode: (country, callingCode) =>
    `Numéro de téléphone. Pays\u202f: ${country}, plus ${callingCode}.`,
  continue: 'Continuer',
  sending: 'Envoi du code',
  emptyEmail: 'Saisissez votre adresse e-mail.',
  emptyEmailOrPhone: 'Saisissez votre adresse e-mail ou votre numéro de téléphone.',
  emptyPhone: 'Saisissez votre numéro de téléphone.',
  badEmail: 'Saisissez une adresse e-mail complète, comme vous@example.com.',
  badPhone: 'Saisissez un numéro de téléphone complet, avec l’indicatif du pays.',
  phoneCountryOff: 'Nous n’envoyons pas de SMS dans ce pays. Connectez-vous autrement.',
  phoneNotChecked: 'Nous n’avons pas pu vérifier ce numéro. Réessayez dans un instant.',
  tooManySends: (minutes) =>
    `Trop de codes pour cette adresse. Réessayez dans ${plural(minutes, MINUTES)}.`,
  tooManyRequests: (minutes) =>
    `Trop de tentatives depuis ici. Réessayez dans ${plural(minutes, MINUTES)}.`,
  deliveryFailed: 'Nous n’avons pas pu envoyer le code. Réessayez dans un instant.',
  loadingMethods: 'Chargement des méthodes de connexion',
  nothingEnabled: 'Aucune méthode de connexion n’est encore activée.',
  nothingEnabledHere:
    'Aucune méthode de connexion n’est encore activée. Vérifiez `methods` de createLatchkit et ce que le service autorise.',
  legalBefore: 'En continuant, vous acceptez les ',
  legalTerms: 'Conditions d’utilisation',
  legalBetween: ' et la ',
  legalPrivacy: 'Politique de confidentialité',
  legalAfter: '.',
}
