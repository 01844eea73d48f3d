import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { setInterval } from 'node:timers'

/**
 * Loaded into the service before its own code. Tells the bench how late timers ran since it asked last, and how much the
 * main thread computed between two turns of timers: the first counts other processes of a busy machine, the second does
 * not. Milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 2 })
const computed = createHistogram()
let { user, system } = process.threadCpuUsage()

setInterval(() => {
  const now = process.threadCpuUsage()
  computed.record(Math.max(1, now.user - user + now.system - system))
  user = now.user
  system = now.system
}, 2).unref()
delay.enable()
process.on('message', () => {
  process.send?.({
    delay: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    computed: { p99: computed.percentile(99) / 1e3, max: computed.max / 1e3 },
  })
  delay.reset()
  computed.reset()
})
process.channel?.unref()
