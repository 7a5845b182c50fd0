import classes from '../../access/lock-sample.module.css'

/** A page about an app in bare shapes: which one, a chart, a table. They are of no app. */
export const PageSample = () => (
  <div className={classes.page}>
    <div className={classes.header} data-small>
      <span className={classes.icon} />
      <span className={classes.names}>
        <span className={classes.text} data-strong style={{ width: 'min(220px, 70%)', height: 14 }} />
        <span className={classes.text} style={{ width: 'min(320px, 90%)', height: 10 }} />
      </span>
    </div>
    <div className={classes.card}>
      <span className={classes.text} data-strong style={{ width: 180, height: 12 }} />
      <svg className={classes.line} data-large viewBox="0 0 100 26" preserveAspectRatio="none">
        <polyline points="0,21 8,18 16,19 24,14 32,16 40,11 48,13 56,9 64,11 72,7 80,8 90,4 100,5" />
      </svg>
    </div>
    <div className={classes.card}>
      {[74, 58, 66, 49, 61, 55].map((width) => (
        <span key={width} className={classes.text} style={{ width: `${width}%`, height: 12 }} />
      ))}
    </div>
  </div>
)
