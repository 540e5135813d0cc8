import { host, useCommand, usePublish, type HostMethodName } from '@msdat/sdk'
import { Button, DataTable, useSaveFile } from '@msdat/sdk/kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import './panel.css'
import { probes, type Probe } from './probes.ts'
import { reportOf } from './reportOf.ts'
import { resultColumns } from './resultColumns.tsx'
import { runProbe, type ProbeResult } from './runProbe.ts'

// The panel asks for methods that do not exist, too: the host must refuse them, so the names are let through.
const call = (name: string, input: unknown) => host.call(name as HostMethodName, input as never)

const quietProbes = probes.filter(({ isVisible }) => !isVisible)
const visibleProbes = probes.filter(({ isVisible }) => isVisible)

/** Calls every host method it may, and some it may not, and shows what each answered. */
export function ConformancePanel() {
  const [results, setResults] = useState<ProbeResult[]>([])
  const saveFile = useSaveFile()
  const tellFinished = usePublish('test/finished')
  const run = useCallback(async (chosen: readonly Probe[]): Promise<number> => {
    setResults((shown) => shown.filter(({ probe }) => !chosen.includes(probe)))
    let passed = 0
    for (const probe of chosen) {
      const result = await runProbe(probe, call)
      if (result.passed) passed += 1
      setResults((shown) => [...shown, result])
    }
    return passed
  }, [])
  const isRunning = useRef(false)
  const runAll = useCallback(async () => {
    // Two runs at once would spend what the frame has for calls, and fail for that.
    if (isRunning.current) return
    isRunning.current = true
    const passed = await run(quietProbes)
    isRunning.current = false
    void tellFinished({ passed })
  }, [run, tellFinished])
  useEffect(() => void runAll(), [runAll])
  useCommand('run', runAll)
  const failed = results.filter(({ passed }) => !passed).length
  return (
    <div className="conformance">
      <p role="status" data-failed={failed}>
        {results.length} of {probes.length} calls made, {failed} not as expected.
      </p>
      <div className="conformance-actions">
        <Button onClick={() => void runAll()}>Run again</Button>
        <Button onClick={() => void run(visibleProbes)}>Try message, file and focus</Button>
        {saveFile && (
          <Button kind="quiet" icon="download" onClick={() => void saveFile(reportOf(results))}>
            Save report
          </Button>
        )}
      </div>
      <DataTable
        caption="What each call answered"
        columns={resultColumns}
        rows={results}
        rowKey={({ probe }) => String(probes.indexOf(probe))}
      />
    </div>
  )
}
