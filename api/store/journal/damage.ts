/** Opening was refused: the files are the only copy, so nothing in them was changed. The message names the place and the way out. */
export class Damage extends Error {
  override name = 'Damage'

  constructor(path: string, line: number | null, what: string) {
    super(
      `${path}${line === null ? '' : `, line ${line}`}: ${what}. Nothing was changed. ` +
        'Restore the folder from a backup, or move it away to begin with an empty store.',
    )
  }
}
