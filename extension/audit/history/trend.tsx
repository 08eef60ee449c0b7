const width = 56
const height = 18

/** The scores of the last reports as a line; the words beside it say the first and the last. */
export function Trend({ scores }: { scores: readonly number[] }) {
  const step = width / Math.max(1, scores.length - 1)
  const low = Math.min(...scores)
  const scale = (height - 4) / Math.max(10, Math.max(...scores) - low)
  const points = scores.map((score, index) => `${(index * step).toFixed(1)},${(height - 2 - (score - low) * scale).toFixed(1)}`)
  return (
    <svg class="trend drawn rigid" viewBox={`-2 0 ${width + 4} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
