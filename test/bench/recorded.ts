/** An answer as the bare server sends it again. The body is in base64. */
export type Recorded = { status: number; headers: string[]; body: string }

/** What Node adds by itself. */
const added = /^(?:date|connection|keep-alive)$/i

/** An answer as it came over the wire, taken apart. */
export function toRecorded(answer: Buffer): Recorded {
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.toString('latin1', 0, end).split('\r\n')
  const headers = lines.flatMap((line) => {
    const at = line.indexOf(': ')
    const name = line.slice(0, at)
    return added.test(name) ? [] : [name, line.slice(at + 2)]
  })
  return { status: Number(first.split(' ')[1]), headers, body: answer.subarray(end + 4).toString('base64') }
}
