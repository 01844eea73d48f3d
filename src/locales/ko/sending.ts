import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: '보내기',
  text: '지갑에서 무언가 나가기 전에 수수료를 보고 확인해요.',
  network: '네트워크',
  asset: '보낼 자산',
  to: '받는 주소',
  toHint: (name) => `${name} 주소예요.`,
  amount: '금액',
  review: '검토',
  reviewing: '확인을 기다리는 중',
  address: '전체 주소를 입력하세요. 0x와 40글자예요.',
  solanaAddress: '전체 Solana 주소를 입력하세요.',
  checksum: '주소에 오타가 있어요. 다시 복사하세요.',
  nobody: '이 주소로 보낸 자산은 되찾을 수 없어요. 주소를 확인하세요.',
  own: '보내는 주소와 같아요. 다른 주소를 입력하세요.',
  amountWrong: (example) => `금액을 입력하세요. 예: ${example}`,
  failed: '보내지 못했어요. 지갑에서 나간 것은 없어요.',
  noNetwork: '여기에는 보낼 수 있는 네트워크가 없어요.',
}
