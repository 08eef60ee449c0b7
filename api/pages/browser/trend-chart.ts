/** Shows a day's value under its chart: the hovered day's, or with the arrow keys the focused chart's. The table has the same numbers. */
for (const chart of document.querySelectorAll<HTMLElement>('[data-trend]')) {
  const bars = chart.querySelector('svg')
  const value = chart.querySelector('output')
  const days = [...chart.querySelectorAll<SVGGElement>('[data-words]')]
  if (bars && value && days.length > 0) followDays(bars, value, days)
}

function followDays(bars: SVGSVGElement, value: HTMLElement, days: SVGGElement[]): void {
  let current = days.length - 1
  const show = (index: number | null) => {
    if (index !== null) current = Math.min(days.length - 1, Math.max(0, index))
    for (const [place, day] of days.entries()) day.classList.toggle('trend__day--current', index !== null && place === current)
    value.textContent = index === null ? '' : (days[current]?.dataset['words'] ?? '')
  }
  const leave = () => show(document.activeElement === bars ? current : null)

  bars.tabIndex = 0
  bars.addEventListener('focus', () => show(current))
  bars.addEventListener('blur', leave)
  bars.addEventListener('pointerleave', leave)
  bars.addEventListener('pointermove', ({ target }) => {
    const over = target instanceof Element ? target.closest<SVGGElement>('[data-words]') : null
    if (over) show(days.indexOf(over))
  })
  bars.addEventListener('keydown', (event) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: days.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  })
}
