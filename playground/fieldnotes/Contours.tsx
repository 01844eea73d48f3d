const lines = [40, 70, 100, 130, 160, 190, 220, 250, 280]

/** A piece of a walking map: height lines, and a path across them. Decoration. */
export function Contours({ tone, shift = 0 }: { tone: string; shift?: number }) {
  return (
    <svg
      className="fn-contours"
      data-tone={tone}
      viewBox="0 0 600 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {lines.map((y, index) => (
        <path
          key={y}
          className="fn-height"
          d={`M-40 ${y + shift}C120 ${34 * index - 30} 220 ${120 + 26 * index} 340 ${60 + 28 * index + shift}S560 ${20 + 30 * index} 660 ${80 + 26 * index}`}
        />
      ))}
      <path className="fn-path" d="M70 210C160 190 170 110 260 120S420 170 500 70" />
    </svg>
  )
}
