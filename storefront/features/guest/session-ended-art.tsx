// The illustration of an ended session: an open tiffin carrier and a clock.
const shade = (
  <linearGradient id="ended-green" x1="0" x2="1">
    <stop offset="0" stopColor="#053527" />
    <stop offset=".18" stopColor="#0E6B52" />
    <stop offset=".3" stopColor="#2E9877" />
    <stop offset=".44" stopColor="#0E6B52" />
    <stop offset="1" stopColor="#04291F" />
  </linearGradient>
)
const gloss = (
  <linearGradient id="ended-white" x1="0" x2="1">
    <stop offset="0" stopColor="#CBD3CC" />
    <stop offset=".2" stopColor="#FFFFFF" />
    <stop offset=".7" stopColor="#FFFFFF" />
    <stop offset="1" stopColor="#B9C3BB" />
  </linearGradient>
)
const hours = Array.from({ length: 12 }, (_, hour) => hour * 30)

/** The SVG path of one box of the tiffin carrier, whose upper edge is at `y`. */
const box = (y: number) =>
  `M46 ${y}H194V${y + 36}Q194 ${y + 50} 178 ${y + 50}H62Q46 ${y + 50} 46 ${y + 36}Z`

export function SessionEndedArt() {
  return (
    <svg className="guest-error-art" viewBox="0 0 300 320" aria-hidden>
      <defs>
        {shade}
        {gloss}
      </defs>
      <ellipse cx="150" cy="306" rx="136" ry="10" fill="#1E1A16" opacity=".12" />
      <path
        d="M38 300V92C38 38 70 20 120 20s82 18 82 72V300"
        fill="none"
        stroke="#8F979A"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M36 298V92C36 38 68 18.5 118 18.5"
        fill="none"
        stroke="#E4E9EA"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="90" y="10" width="60" height="20" rx="10" fill="#A9642A" />
      <rect x="94" y="12.5" width="50" height="5" rx="2.5" fill="#D9965A" />
      <g transform="rotate(-7 120 110)">
        <circle cx="120" cy="78" r="9" fill="#0E6B52" />
        <circle cx="117.5" cy="75" r="3" fill="#7ED3B4" />
        <path d="M46 112C48 92 82 84 120 84s72 8 74 28Z" fill="url(#ended-green)" />
        <rect x="42" y="109" width="156" height="9" rx="4.5" fill="#1F4FA3" />
        <rect x="46" y="110.5" width="60" height="2.5" rx="1.2" fill="#8FB0EA" />
      </g>
      <ellipse cx="120" cy="180" rx="76" ry="11" fill="#F5F7F4" stroke="#A9B5AC" />
      <ellipse cx="120" cy="181" rx="69" ry="8" fill="#C9D2CB" />
      <path d="M53 179a69 8 0 0 1 134 0c-22 -3 -112 -3 -134 0Z" fill="#98A59C" />
      <path d={box(182)} fill="url(#ended-green)" />
      <path d={box(250)} fill="url(#ended-white)" stroke="#C3CCC4" />
      <rect x="42" y="245" width="156" height="8" rx="4" fill="#1F4FA3" />
      <rect x="31" y="222" width="14" height="30" rx="5" fill="#AEB6B8" />
      <g transform="translate(226 244)">
        <circle r="58" fill="#FFFFFF" stroke="#C3CCC4" />
        <circle r="54" fill="none" stroke="#1F4FA3" strokeWidth="7" />
        {hours.map((turn) => (
          <rect
            key={turn}
            x={turn % 90 ? -1.5 : -2.5}
            y="-44"
            width={turn % 90 ? 3 : 5}
            height={turn % 90 ? 6 : 10}
            rx="1.5"
            fill="#69625B"
            transform={`rotate(${turn})`}
          />
        ))}
        <path d="M0 2V-34" stroke="#1E1A16" strokeWidth="5" strokeLinecap="round" />
        <path d="M-2 -1L20 12" stroke="#BE2A1B" strokeWidth="5" strokeLinecap="round" />
        <circle r="5" fill="#1E1A16" />
      </g>
    </svg>
  )
}
