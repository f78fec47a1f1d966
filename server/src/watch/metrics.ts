// Counters, gauges and histograms in the text form that Prometheus reads.

const bounds = [0.5, 1, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1000, 5000];

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** One process's numbers. Names begin with `kontor_`; times are in milliseconds. */
export class Metrics {
  private readonly counters = new Map<string, { help: string; label: string; values: Map<string, number> }>();
  private readonly gauges = new Map<string, { help: string; read: () => number }>();
  private readonly histograms = new Map<string, { help: string; value: Histogram }>();

  /** A number that only grows. The answer adds to it; where there is a label, to the number of one of its values. */
  counter(name: string, help: string, label = ''): (by?: number, value?: string) => void {
    const values = new Map<string, number>();
    this.counters.set(name, { help, label, values });
    return (by = 1, value = '') => {
      values.set(value, (values.get(value) ?? 0) + by);
    };
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.set(name, { help, read });
  }

  /** How long things took, in milliseconds. */
  histogram(name: string, help: string): (milliseconds: number) => void {
    const value: Histogram = { counts: bounds.map(() => 0), sum: 0, count: 0 };
    this.histograms.set(name, { help, value });
    return (milliseconds) => {
      value.sum += milliseconds;
      value.count += 1;
      const bucket = bounds.findIndex((bound) => milliseconds <= bound);
      if (bucket >= 0) value.counts[bucket]!++;
    };
  }

  /** Everything, as text. */
  expose(): string {
    const lines: string[] = [];
    const head = (name: string, kind: string, help: string) =>
      lines.push(`# HELP kontor_${name} ${help}`, `# TYPE kontor_${name} ${kind}`);
    for (const [name, { help, label, values }] of this.counters) {
      head(name, 'counter', help);
      if (values.size === 0) lines.push(`kontor_${name} 0`);
      for (const [value, count] of values) {
        const labels = label === '' ? '' : `{${label}="${value.replaceAll(/[\\"\n]/g, '_')}"}`;
        lines.push(`kontor_${name}${labels} ${count}`);
      }
    }
    for (const [name, { help, read }] of this.gauges) {
      head(name, 'gauge', help);
      lines.push(`kontor_${name} ${read()}`);
    }
    for (const [name, { help, value }] of this.histograms) {
      head(name, 'histogram', help);
      let below = 0;
      for (const [index, bound] of bounds.entries()) {
        below += value.counts[index]!;
        lines.push(`kontor_${name}_bucket{le="${bound}"} ${below}`);
      }
      lines.push(
        `kontor_${name}_bucket{le="+Inf"} ${value.count}`,
        `kontor_${name}_sum ${value.sum}`,
        `kontor_${name}_count ${value.count}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
