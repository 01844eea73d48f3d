import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Địa chỉ này được tạo trong một vùng bảo mật (enclave)',
  developmentTitle: 'Địa chỉ này do một dịch vụ phát triển tạo ra',
  checkedNow: 'Trình duyệt của bạn vừa kiểm tra bằng chứng.',
  checkedAgo: (ago) => `Trình duyệt của bạn đã kiểm tra bằng chứng ${ago}.`,
  signed: 'Bằng chứng đã được ký',
  signedText: (key) => `Khóa ${key} đã ký địa chỉ này và ví của nó.`,
  about: {
    title: 'Bằng chứng nói về địa chỉ này',
    text: 'Bằng chứng nêu tài khoản, ví, đường dẫn và địa chỉ này.',
  },
  machine: 'Máy là thật',
  cloudRoot: (name) => `Chứng chỉ của máy dẫn đến gốc của nhà cung cấp đám mây, ${name}.`,
  otherRoot: (name) => `Chứng chỉ của máy dẫn đến gốc “${name}”.`,
  program: {
    title: 'Chương trình đúng như mong đợi',
    text: 'Các số đo trùng với số đo mà ứng dụng này mong đợi.',
  },
  machineKey: { title: 'Khóa thuộc về máy đó', text: 'Cả hai nêu cùng một khóa.' },
  service: 'Dịch vụ đúng như mong đợi',
  developmentRoot: (name) => `Chứng chỉ của dịch vụ dẫn đến gốc phát triển “${name}”.`,
  serviceKey: { title: 'Khóa thuộc về dịch vụ đó', text: 'Cả hai nêu cùng một khóa.' },
  developmentNote:
    'Đây là gốc phát triển. Dịch vụ là chương trình thông thường, không phải vùng bảo mật (enclave): người vận hành có thể khiến nó nói bất cứ điều gì.',
  sealedNotChecked: 'Chưa kiểm tra: mã nguồn của chương trình đó.',
  developmentNotChecked: 'Chưa kiểm tra: phiên bản chính xác của chương trình đã chạy.',
  done: 'Xong',
  copyProof: 'Sao chép bằng chứng',

  unverifiedTitle: 'Chúng tôi không xác minh được địa chỉ này',
  unverifiedText: 'Đừng gửi tiền đến địa chỉ này lúc này.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Bằng chứng không hợp lệ',
      text: 'Bằng chứng đã bị sửa, hoặc thuộc thời điểm khác.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Bằng chứng nói về thứ khác',
      text: 'Bằng chứng nêu tài khoản, ví, đường dẫn hoặc địa chỉ khác.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Không biết khóa này',
      text: 'Không có gì cho thấy khóa thuộc về máy nào.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Không nhận ra máy này',
      text: 'Chứng chỉ không dẫn đến gốc mong đợi, hoặc máy chạy chương trình khác.',
    },
  },
  checkAgain: 'Kiểm tra lại',
  checking: 'Đang kiểm tra',
  copyDetails: 'Sao chép chi tiết cho bộ phận hỗ trợ',

  missing: {
    title: 'Không có bằng chứng cho địa chỉ này',
    text: 'Dịch vụ không đưa ra bằng chứng nào mà trình duyệt này có thể yêu cầu. Chỉ riêng điều đó không có nghĩa là địa chỉ sai.',
  },
  unchecked: {
    title: 'Địa chỉ này chưa được kiểm tra',
    text: 'Chưa kiểm tra: không có gốc nào được cấu hình.',
  },
  failed: {
    title: 'Không kiểm tra được bằng chứng',
    text: 'Không hỏi được dịch vụ. Chưa biết gì về địa chỉ này.',
  },
}
