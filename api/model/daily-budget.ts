export type DailyBudget = { isSpent: () => boolean; spend: () => void }

/** Calls of one UTC day. It is kept in memory: a restart begins anew, and every process has its own. */
export function createDailyBudget({ calls, today }: { calls: number; today: () => string }): DailyBudget {
  let day = today()
  let spent = 0
  const turnPage = () => {
    if (day !== today()) [day, spent] = [today(), 0]
  }
  return {
    isSpent() {
      turnPage()
      return spent >= calls
    },
    spend() {
      turnPage()
      spent += 1
    },
  }
}
