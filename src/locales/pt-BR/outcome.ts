import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Enviando',
  sendingText: 'Você pode fechar isto. Avisamos quando terminar.',
  steps: ['Assinado', 'Enviado à rede', 'Confirmado'],
  sent: 'Enviado',
  sentText: (network, seconds) => {
    const time = plural(seconds, { one: '# segundo', many: '# segundos', other: '# segundos' })
    return network === null ? `Confirmado em ${time}.` : `Confirmado em ${network} após ${time}.`
  },
  andFee: (fee) => `e uma taxa de ${fee}`,
  done: 'Concluir',
  explorer: 'Ver no explorador',

  revertedTransfer: 'A transferência não foi concluída',
  revertedPermission: 'A permissão não foi concluída',
  reverted: 'A transação não foi concluída',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Nada se moveu' : `O valor de ${amount} não se moveu`
    return `${moved}. A rede ficou com a taxa${fee === null ? '' : ` de ${fee}`}.`
  },
  noFee: 'Parou na simulação, por isso nenhuma taxa foi cobrada.',
  why: 'Motivo:',
  noReason: 'a rede não deu nenhum.',
  where: 'Onde parou',
  outermost: 'de fora para dentro',
  chain: (steps) =>
    plural(steps, {
      one: '# etapa',
      many: '# etapas, de fora para dentro',
      other: '# etapas, de fora para dentro',
    }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'uma verificação do contrato falhou',
    '0x11': 'número grande ou pequeno demais',
    '0x12': 'divisão por zero',
    '0x21': 'essa opção não existe',
    '0x22': 'armazenamento danificado',
    '0x31': 'nada mais para tirar de uma lista',
    '0x32': 'essa posição não existe em uma lista',
    '0x41': 'memória demais',
    '0x51': 'uma função que não existe',
  },
  stopped: 'Parou sem motivo',
  selector: 'Sem motivo legível. Seletor',
  cause: 'Causa',
  log: 'Registro do programa',
  units: (units) => `${units} unidades usadas`,

  replaced: 'Outra transação ficou no lugar dela',
  replacedText:
    'Outra transação desta conta com o mesmo número foi incluída no lugar dela. Esta não moveu nada e não custou nada.',
  notIncluded: 'Nenhum bloco a incluiu, então nenhuma taxa foi cobrada.',
}
