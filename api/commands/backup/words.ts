/** A size as people read it: `3.4 MB`. */
export function printedSize(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`
}
