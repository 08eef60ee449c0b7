import { useEffect, useState } from 'preact/hooks'

/** The time in milliseconds since 1970, renewed every second while `ticking`, else every half minute. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), ticking ? 1000 : 30_000)
    return () => clearInterval(timer)
  }, [ticking])
  return now
}
