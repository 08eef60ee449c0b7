/** Whether a file comes from the page’s own host, or is part of the page (data and blob URLs). */
export const isOwnHost = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.host === location.host || !/^https?:$/.test(url.protocol))
}
