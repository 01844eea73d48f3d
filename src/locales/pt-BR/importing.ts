import type { ImportWords } from '../../react/exportWords.ts'
import { digits } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importar uma carteira',
  text: 'Cole ou digite as 12 ou 24 palavras. Elas são criptografadas antes de sair desta página.',
  list: 'Palavras da frase de recuperação',
  word: (number) => `Palavra ${digits.format(number)}`,
  unknown: (number, word) => `A palavra ${digits.format(number)}, “${word}”, não está na lista.`,
  didYouMeanBefore: ' Você quis dizer ',
  didYouMeanAfter: '?',
  useWord: (word) => `Usar ${word}`,
  otherLanguage:
    'Estas palavras não são em inglês. Aqui só é possível importar frases com palavras em inglês.',
  missing: 'Faltam palavras. Uma frase tem 12 ou 24.',
  doNotFit: 'Estas palavras não combinam. Confira a ordem e a última palavra.',
  import: 'Importar carteira',
  importing: 'Importando',
  imported: 'Carteira importada.',
  keyInstead: 'Em vez disso, usar uma chave privada',
  walletName: 'Carteira importada',
  keyName: 'Chave importada',
  keyTitle: 'Importar uma chave privada',
  keyText:
    'A chave de uma conta, como a carteira dela mostra. Ela é criptografada antes de sair desta página.',
  keyLabel: 'Chave privada',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos ou Stellar, como a sua carteira mostra a chave.',
  keyFor: (chain) => `Esta é uma chave para ${chain}.`,
  badKey: 'Isto não é uma chave privada. Copie de novo.',
  keyLetters: 'Isto não é uma chave privada. Tem caracteres que nenhuma chave tem.',
  keyLength: (chain, whole, count) =>
    `Uma chave para ${chain} tem ${whole} caracteres. Esta tem ${digits.format(count)}.`,
  keyAddress: (chain) => `Isto é um endereço em ${chain}, não a chave privada dele.`,
  keyHalves: 'As duas metades desta chave não pertencem uma à outra. Copie de novo.',
  keyChecksum: (chain) =>
    `Nesta chave para ${chain}, um caractere está errado ou falta. Copie de novo.`,
  keyUnsupported: (chain) => `Este tipo de chave para ${chain} não pode ser importado.`,
  keyRange: (chain) => `Nenhuma conta em ${chain} tem esta chave. Copie de novo.`,
  importKey: 'Importar chave',
  keyImported: 'Chave privada importada.',
  phraseInstead: 'Em vez disso, usar uma frase',
  refused: 'Não foi possível verificar quem leria isto, por isso nada foi enviado.',
  failed: 'Não foi possível terminar. Tente de novo daqui a pouco.',
}
