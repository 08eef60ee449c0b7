/** Takes the file out of a form, and returns its text. A sent file has become a data URL: its bytes in Base64, after a comma. */
export function takeFile(form: URLSearchParams): string {
  const file = form.get('file') ?? ''
  form.delete('file')
  return Buffer.from(file.slice(file.indexOf(',') + 1), 'base64').toString('utf8')
}
