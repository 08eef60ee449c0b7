/** Takes the text of the form’s file out of it; a browser sends the file’s bytes in Base64, after a comma. */
export function takeFile(form: URLSearchParams): string {
  const file = form.get('file') ?? ''
  form.delete('file')
  return Buffer.from(file.slice(file.indexOf(',') + 1), 'base64').toString('utf8')
}
