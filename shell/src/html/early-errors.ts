/**
 * Queues early errors for the reporter (R118) in at most 150 bytes of the bootstrap script after gzip. If the reporter does
 * not load, they are sent as text when the page is hidden.
 * @param reports share of page loads that report.
 */
export function earlyErrors(reports: number): string {
  if (reports === 0) return '';
  const chance = reports < 1 ? `&&Math.random()<${reports}` : '';
  return `if(!navigator.globalPrivacyControl${chance}){var q=w._reports=[];addEventListener('error',function(e){q.push(e)},1);addEventListener('visibilitychange',function(){q[0]&&navigator.sendBeacon('/_reports',g.path+q.splice(0).map(function(e){return'\\n'+[e.filename||e.target.src,e.lineno,e.colno,e.message]}))})}
`;
}
