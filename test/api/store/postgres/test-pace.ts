/** A lead that changes within a second; `trust` is shorter than `silence`, as always. */
export const testPace = { beat: 200, patience: 200, trust: 500, silence: 1000 }
