// A game of no studio’s making, for pictures of the overlay: something that a streamer could be playing. By day and by night.

const DAY = { sky: ['#6fc3f0', '#d8f1fb'], far: '#9cc9dd', near: '#6aa98f', leaf: '#3f8f5f' }
const NIGHT = { sky: ['#141b3c', '#46447e'], far: '#3a3f74', near: '#2b4a63', leaf: '#1f5a52' }
const HEART = 'M0 6C-9-3-17-1-17 7c0 9 17 19 17 19S17 16 17 7C17-1 9-3 0 6Z'

/** @param {boolean} isNight @returns {string} an SVG of 1280 by 720 pixels, as the address of a picture */
export function gameScene(isNight) {
  const { sky, far, near, leaf } = isNight ? NIGHT : DAY
  const parts = [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`,
    '<path fill="url(#sky)" d="M0 0h1280v720H0z"/>',
    isNight ? stars() : clouds(),
    `<path fill="${far}" d="M0 470 180 250l130 150 150-230 210 260 170-190 160 180 120-130 160 180v300H0z"/>`,
    `<path fill="${near}" d="M0 540q160-120 330-30t340-10 300-20 310-30v270H0z"/>`,
    ...[60, 330, 900, 1190].map((x) => tree(x, leaf)),
    ground(0, 600, 430),
    ground(540, 640, 220),
    ground(860, 600, 420),
    ground(70, 330, 190),
    ground(1010, 400, 200),
    ...[110, 165, 220].map((x) => gem(x, 285)),
    ...[1060, 1110, 1160].map((x) => gem(x, 355)),
    hero(250, 600),
    hedgehog(1010, 600),
    isNight ? '<path fill="#0d1238" fill-opacity=".4" d="M0 0h1280v720H0z"/>' : '',
    `<circle cx="1120" cy="120" r="54" fill="${isNight ? '#f3ecd2' : '#ffe27a'}"/>`,
    '<path fill="#10162ecc" d="M24 24h250a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12z"/>',
    ...[48, 94, 140, 186, 232].map(
      (x, index) =>
        `<path transform="translate(${x} 46)" fill="${index < 4 ? '#ff5d73' : '#566'}" d="${HEART}"/>`,
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">${parts.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function stars() {
  const places = Array.from({ length: 40 }, (_, index) => [
    (index * 397) % 1280,
    (index * 151) % 330,
  ])
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#fff"/>`).join('')
}

function clouds() {
  const one =
    '<path fill="#fff" fill-opacity=".8" d="M0 40a24 24 0 0 1 20-40 36 36 0 0 1 66-6 28 28 0 0 1 36 46z"/>'
  return [
    [330, 90],
    [860, 70],
    [70, 190],
  ]
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${one}</g>`)
    .join('')
}

/** @param {number} x @param {string} leaf */
function tree(x, leaf) {
  return `<g transform="translate(${x} 600)"><path fill="#7a4a2b" d="M-9-90H9V0H-9z"/><circle cy="-125" r="58" fill="${leaf}"/><circle cx="-38" cy="-90" r="38" fill="${leaf}"/><circle cx="38" cy="-90" r="38" fill="${leaf}"/></g>`
}

/** @param {number} x @param {number} y of its upper edge @param {number} width */
function ground(x, y, width) {
  const height = y < 500 ? 46 : 720 - y
  return `<g transform="translate(${x} ${y})"><path fill="#8a5a3c" d="M0 0h${width}v${height}H0z"/><path fill="#a8734d" d="M20 34h44v14H20zm${width / 2} -4h50v14h-50z"/><path fill="#58b368" d="M-8-8h${width + 16}v26l-14-10-16 10-16-10-16 10L${width * 0.4} 12l-22 8-18-8-22 10L0 12l-8 6z"/></g>`
}

/** @param {number} x @param {number} y */
function gem(x, y) {
  return `<path transform="translate(${x} ${y})" fill="#ffd34d" stroke="#c98a12" stroke-width="3" d="M0-18 14 0 0 18-14 0z"/>`
}

/** @param {number} x @param {number} y where it stands */
function hero(x, y) {
  return `<g transform="translate(${x} ${y})"><path fill="#e4472f" d="M-30-66-66-52l8-12-16-8z"/><rect x="-24" y="-30" width="16" height="24" rx="6" fill="#2a3350"/><rect x="8" y="-30" width="16" height="24" rx="6" fill="#2a3350"/><rect x="-34" y="-104" width="68" height="84" rx="26" fill="#f7f3e8"/><rect x="-14" y="-90" width="46" height="30" rx="14" fill="#2a3350"/><circle cx="6" cy="-75" r="5" fill="#7ff0e2"/><circle cx="22" cy="-75" r="5" fill="#7ff0e2"/><path fill="#e4472f" d="M-34-58h68v12h-68z"/></g>`
}

/** @param {number} x @param {number} y where it stands */
function hedgehog(x, y) {
  return `<g transform="translate(${x} ${y - 8})"><path fill="#5b3f78" d="M-52 0l-4-24 14 4-4-24 18 8 2-22 18 16 12-18 8 20 18-12 2 24 16-4-4 32z"/><circle cx="-22" cy="-16" r="5" fill="#fff"/></g>`
}
