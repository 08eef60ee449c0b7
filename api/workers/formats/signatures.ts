/** WOFF, WOFF2, OpenType, TrueType and collections of them. */
export const isFont = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, 4))
  return /^(?:wOFF|wOF2|OTTO|true|ttcf)/.test(start.toString('latin1')) || start.toString('hex') === '00010000'
}

export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /^\s*</.test(start) && /<svg[\s>]/i.test(start) && !/<(html|body)\b/i.test(start)
}
