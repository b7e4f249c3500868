// Drawing for the empty cart: an open enamel tiffin carrier (stacked lunch boxes).
const petals = ['#BE2A1B', '#D9472B', '#BE2A1B', '#D9472B', '#BE2A1B', '#D9472B']

export function EmptyCartArt() {
  return (
    <svg className="art" viewBox="0 0 240 326" aria-hidden>
      <defs>
        <linearGradient id="carrier-green" x1="0" x2="1">
          <stop offset="0" stopColor="#053527" />
          <stop offset=".16" stopColor="#0E6B52" />
          <stop offset=".3" stopColor="#2E9877" />
          <stop offset=".42" stopColor="#0E6B52" />
          <stop offset=".8" stopColor="#0A5642" />
          <stop offset="1" stopColor="#04291F" />
        </linearGradient>
        <linearGradient id="carrier-white" x1="0" x2="1">
          <stop offset="0" stopColor="#CBD3CC" />
          <stop offset=".16" stopColor="#FFFFFF" />
          <stop offset=".3" stopColor="#FFFFFF" />
          <stop offset=".42" stopColor="#FFFFFF" />
          <stop offset=".8" stopColor="#EEF2EC" />
          <stop offset="1" stopColor="#B9C3BB" />
        </linearGradient>
      </defs>
      <ellipse cx="120" cy="312" rx="92" ry="10" fill="#1E1A16" opacity=".12" />
      <path
        d="M38 308V92C38 38 70 20 120 20s82 18 82 72V308"
        fill="none"
        stroke="#8F979A"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M36 306V92C36 38 68 18.5 118 18.5"
        fill="none"
        stroke="#E4E9EA"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="90" y="10" width="60" height="20" rx="10" fill="#A9642A" />
      <rect x="94" y="12.5" width="50" height="5" rx="2.5" fill="#D9965A" />
      <circle cx="120" cy="66" r="9" fill="#0E6B52" />
      <circle cx="117.5" cy="63" r="3" fill="#7ED3B4" />
      <path d="M46 100C48 80 82 72 120 72s72 8 74 28Z" fill="url(#carrier-green)" />
      <rect x="42" y="97" width="156" height="9" rx="4.5" fill="#1F4FA3" />
      <rect x="46" y="98.5" width="60" height="2.5" rx="1.2" fill="#8FB0EA" />
      <ellipse cx="120" cy="136" rx="76" ry="11" fill="#F5F7F4" stroke="#A9B5AC" />
      <ellipse cx="120" cy="137" rx="69" ry="8" fill="#C9D2CB" />
      <path d="M53 135a69 8 0 0 1 134 0c-22 -3 -112 -3 -134 0Z" fill="#98A59C" />
      <path d="M46 138H194V174Q194 188 178 188H62Q46 188 46 174Z" fill="url(#carrier-green)" />
      <path
        d="M46 197H194V233Q194 247 178 247H62Q46 247 46 233Z"
        fill="url(#carrier-white)"
        stroke="#C3CCC4"
        strokeWidth="1"
      />
      <rect x="42" y="193" width="156" height="8" rx="4" fill="#1F4FA3" />
      <g transform="translate(120 224) scale(.86)">
        <path d="M-40 4C-30 -12 -18 -8 -12 2C-22 14 -34 14 -40 4Z" fill="#16794F" />
        <path d="M40 4C30 -12 18 -8 12 2C22 14 34 14 40 4Z" fill="#16794F" />
        <path d="M-38 4L-14 2M38 4L14 2" stroke="#BFE3CF" strokeWidth="1.5" />
        {petals.map((fill, index) => (
          <ellipse
            key={index}
            cy="-9.5"
            rx="7.5"
            ry="10"
            fill={fill}
            transform={`rotate(${index * 60})`}
          />
        ))}
        <circle r="6" fill="#F5B324" />
        <circle r="2.5" fill="#7A4E00" />
      </g>
      <path d="M46 256H194V292Q194 306 178 306H62Q46 306 46 292Z" fill="url(#carrier-green)" />
      <rect
        x="42"
        y="252"
        width="156"
        height="8"
        rx="4"
        fill="#F5F7F4"
        stroke="#A9B5AC"
        strokeWidth="1"
      />
      <rect x="31" y="222" width="14" height="30" rx="5" fill="#AEB6B8" />
      <rect x="195" y="222" width="14" height="30" rx="5" fill="#8F979A" />
    </svg>
  )
}
