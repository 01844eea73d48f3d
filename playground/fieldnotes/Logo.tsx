/** The mark of the example app. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="#c6552f" />
      <path
        d="M7 26c3-9 7-4 10-9s3-9 12-8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray="0.1 4.6"
      />
      <circle cx="7.5" cy="26" r="3" fill="#fff" />
      <path d="M28.5 5.2a4 4 0 0 1 4 4c0 2.6-4 6.3-4 6.3s-4-3.7-4-6.3a4 4 0 0 1 4-4z" fill="#fff" />
    </svg>
  )
}
