import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Este endereço foi criado em um enclave seguro',
  developmentTitle: 'Este endereço foi criado por um serviço de desenvolvimento',
  checkedNow: 'Seu navegador acabou de verificar a prova.',
  checkedAgo: (ago) => `Seu navegador verificou a prova ${ago}.`,
  signed: 'A prova está assinada',
  signedText: (key) => `A chave ${key} assinou o endereço e sua carteira.`,
  about: {
    title: 'Ela trata deste endereço',
    text: 'Ela cita esta conta, carteira, caminho e endereço.',
  },
  machine: 'A máquina é autêntica',
  cloudRoot: (name) => `O certificado leva à raiz do provedor de nuvem, ${name}.`,
  otherRoot: (name) => `O certificado leva à raiz “${name}”.`,
  program: {
    title: 'O programa é o esperado',
    text: 'As medições dele são as que este app espera.',
  },
  machineKey: {
    title: 'A chave pertence a essa máquina',
    text: 'Ambas citam a mesma chave.',
  },
  service: 'O serviço é o esperado',
  developmentRoot: (name) => `O certificado leva à raiz de desenvolvimento “${name}”.`,
  serviceKey: {
    title: 'A chave pertence a esse serviço',
    text: 'Ambos citam a mesma chave.',
  },
  developmentNote:
    'Esta é uma raiz de desenvolvimento. O serviço é um programa comum, não um enclave seguro: quem o executa pode fazê-lo dizer qualquer coisa.',
  sealedNotChecked: 'Não verificado: o código-fonte desse programa.',
  developmentNotChecked: 'Não verificado: qual versão exata do programa foi executada.',
  done: 'Concluir',
  copyProof: 'Copiar a prova',

  unverifiedTitle: 'Não foi possível confirmar este endereço',
  unverifiedText: 'Não envie dinheiro para ele ainda.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'A prova não é válida',
      text: 'Ela foi alterada ou é de outro momento.',
    },
    APP_PROOF_MISMATCH: {
      title: 'A prova trata de outra coisa',
      text: 'Ela cita outra conta, carteira, caminho ou endereço.',
    },
    BOOT_PROOF_INVALID: {
      title: 'A chave não é conhecida',
      text: 'Nada mostra a qual máquina ela pertence.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'A máquina não é reconhecida',
      text: 'O certificado dela não leva à raiz esperada, ou ela executa outro programa.',
    },
  },
  checkAgain: 'Verificar de novo',
  checking: 'Verificando',
  copyDetails: 'Copiar detalhes para o suporte',

  missing: {
    title: 'Não há prova deste endereço',
    text: 'O serviço não deu nenhuma que este navegador possa pedir. Só isso não torna o endereço errado.',
  },
  unchecked: {
    title: 'Este endereço não foi verificado',
    text: 'Não verificado: nenhuma raiz está configurada.',
  },
  failed: {
    title: 'Não foi possível verificar a prova',
    text: 'Não foi possível consultar o serviço. Ainda não se sabe nada sobre este endereço.',
  },
}
