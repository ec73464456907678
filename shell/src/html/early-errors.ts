/**
 * The part of the bootstrap script that keeps early errors for the reporter (R118), at most 150 bytes of it after gzip. If
 * the reporter does not load, they are sent when the page is hidden: the path, then a line for each with file, line, column
 * and message. Without the queue there are no reports: where they are off, and with Global Privacy Control.
 * @param reports the share of page loads that report: chosen here once for each.
 */
export function earlyErrors(reports: number): string {
  if (reports === 0) return '';
  const chance = reports < 1 ? `&&Math.random()<${reports}` : '';
  return `if(!navigator.globalPrivacyControl${chance}){var q=w._reports=[];addEventListener('error',function(e){q.push(e)},1);addEventListener('visibilitychange',function(){q[0]&&navigator.sendBeacon('/_reports',g.path+q.splice(0).map(function(e){return'\\n'+[e.filename||e.target.src,e.lineno,e.colno,e.message]}))})}
`;
}
