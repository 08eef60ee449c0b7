/** Leadership that changes within a second. The lease is shorter than the idle timeout, as in production. */
export const testTiming = { interval: 200, timeout: 200, lease: 500, idle: 1000 }
